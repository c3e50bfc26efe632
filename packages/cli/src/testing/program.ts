// The command line as tests start it: the bundle that was made before them, else the sources.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What Node is given to run `roguewright` with these arguments. */
export function programOf(...parameters: readonly string[]): string[] {
  const { ROGUEWRIGHT_PROGRAMS: bundles } = process.env;
  return bundles === undefined
    ? ['--conditions=roguewright-source', MAIN, ...parameters]
    : [join(bundles, 'cli.js'), ...parameters];
}
