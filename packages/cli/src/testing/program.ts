// The programs as tests start them: the bundles that were made before them, else the sources.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const STEPS = fileURLToPath(new URL('step-program.ts', import.meta.url));

/** What Node is given to run `roguewright` with these arguments. */
export function programOf(...parameters: readonly string[]): string[] {
  return [...bundled('cli', MAIN), ...parameters];
}

/** What Node is given to run the screen of the tale of steps. */
export function stepProgram(): string[] {
  return bundled('step-program', STEPS);
}

function bundled(name: string, source: string): string[] {
  const { ROGUEWRIGHT_PROGRAMS: bundles } = process.env;
  return bundles === undefined
    ? ['--conditions=roguewright-source', source]
    : [join(bundles, `${name}.js`)];
}
