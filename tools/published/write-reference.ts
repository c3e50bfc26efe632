// The API reference of the engine: pages made by TypeDoc from the types as they are published.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The doors of the engine that are stable. What they mention of others is documented beside them. */
const STABLE_DOORS = [
  ...['index', 'chance/index', 'casting/index', 'combat/index', 'speed/index', 'charging/index'],
  ...['spellcraft/index', 'rulesets/index', 'odds/index', 'host/index'],
];

/**
 * Writes the pages.
 * @param engine the folder of the engine as it is published; gets a tsconfig.json
 * @param out the folder of the pages
 * @returns what TypeDoc complains of, warnings included; empty: nothing
 */
export function writeReference(engine: string, out: string): string {
  const tsconfig = join(engine, 'tsconfig.json');
  const compilerOptions = { module: 'nodenext', target: 'es2022', lib: ['es2023'], types: [] };
  const options = { ...compilerOptions, strict: true, skipLibCheck: true };
  writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions: options, include: ['dist/**/*.d.ts'] }),
  );
  const typedoc = fileURLToPath(new URL('../bin/typedoc', import.meta.resolve('typedoc')));
  const plugin = fileURLToPath(import.meta.resolve('typedoc-plugin-missing-exports'));
  const parameters = [
    ...['--plugin', plugin, '--tsconfig', tsconfig, '--out', out],
    ...['--readme', join(engine, 'README.md'), '--disableGit', '--disableSources'],
    ...['--treatWarningsAsErrors', '--logLevel', 'Warn'],
    ...STABLE_DOORS.map(door => join(engine, 'dist', `${door}.d.ts`)),
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [typedoc, ...parameters], {
    cwd: engine,
    encoding: 'utf8',
  });
  const said = `${stdout}${stderr}`;
  return status !== 0 && said === '' ? `TypeDoc ended with ${status} and said nothing` : said;
}
