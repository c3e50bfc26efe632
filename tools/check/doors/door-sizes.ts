// What each door of the published libraries weighs, bundled, minified and compressed, against its budget.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Problem } from '../problem.ts';
import { root } from '../source-files.ts';
import { type Door, doorsOf } from './door-names.ts';

/** The budgets: a line for each door, its name and the most kilobytes of 1000 bytes. */
export const SIZES = 'tools/doors/sizes.txt';

/** The README that tells them. */
export const SIZES_PAGE = 'packages/engine/README.md';

/** Bytes of doors by name. */
export type Sizes = ReadonlyMap<string, number>;

const KILOBYTE = 1000;

/** The room that a new budget leaves. */
const ROOM = 1.1;

/** The doors of the engine. Those of the content are its files, which grow with every spell. */
function sizedDoors(): Door[] {
  const manifest = readFileSync(join(root, 'packages/engine/package.json'), 'utf8');
  return doorsOf('packages/engine', JSON.parse(manifest));
}

/** Bundles every door by itself, with all that it exports. @returns compressed bytes */
export async function measuredSizes(): Promise<Sizes> {
  const { build } = await import('vite');
  const sizes = new Map<string, number>();
  for (const { name, path } of sizedDoors()) {
    const built = await build({
      ...{ root, configFile: false, logLevel: 'warn' },
      resolve: { conditions: ['roguewright-source'] },
      build: {
        ...{ write: false, minify: 'oxc', reportCompressedSize: false, target: 'es2024' },
        rolldownOptions: { input: join(root, path), preserveEntrySignatures: 'strict' },
      },
    });
    const chunks = 'output' in built ? built.output : [];
    const code = chunks.map(chunk => ('code' in chunk ? chunk.code : '')).join('');
    sizes.set(name, gzipSync(code, { level: 9 }).length);
  }
  return sizes;
}

/** Budgets for doors as they are now, as the text of the file. */
export function budgetsFor(sizes: Sizes): string {
  const lines = [...sizes].map(
    ([name, bytes]) => `${name} ${Math.ceil((bytes * ROOM) / KILOBYTE)}\n`,
  );
  return lines.join('');
}

/** The budgets of a file, in kilobytes. */
function budgetsOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter(line => line !== '');
  return new Map(
    lines.map(line => line.split(' ')).map(([name = '', most]) => [name, Number(most)]),
  );
}

/**
 * Every door that weighs more than its budget or has none, and every size that the README tells otherwise.
 * @param budgets the text of the file
 * @param page the text of the README
 */
export function sizeProblems(sizes: Sizes, budgets: string, page: string): Problem[] {
  const most = budgetsOf(budgets);
  const problems: Problem[] = [];
  for (const [name, bytes] of sizes) {
    const budget = most.get(name);
    const kilobytes = (bytes / KILOBYTE).toFixed(1);
    if (budget === undefined) {
      problems.push({ path: SIZES, message: `${name} has no budget; it has ${kilobytes} KB` });
    } else if (bytes > budget * KILOBYTE) {
      const message = `${name} has ${kilobytes} KB, more than its budget of ${budget} KB; a budget is raised by hand, with a reason in the commit`;
      problems.push({ path: SIZES, message });
    }
  }
  const told = toldSizes(page);
  for (const [name, budget] of most) {
    const short = name.replace(/^@roguewright\/engine/, '') || '.';
    if (told.get(short) !== budget) {
      const got = told.get(short) ?? 'none';
      const message = `the size of ${short} is at most ${budget} KB, and the page tells ${got}`;
      problems.push({ path: SIZES_PAGE, message });
    }
  }
  return problems;
}

/** The sizes in the table of a README: the doors of a row, and in its last cell a number for each. */
function toldSizes(page: string): Map<string, number> {
  const told = new Map<string, number>();
  for (const line of page.split('\n').filter(row => /^\| `[./]/.test(row))) {
    const cells = line.split('|').map(cell => cell.trim());
    const doors = [...cells[1]!.matchAll(/`([^`]+)`/g)].map(([, door = '']) => door);
    const numbers = [...(cells.at(-2) ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
    for (const [at, door] of doors.entries()) {
      told.set(door, numbers[at] ?? Number.NaN);
    }
  }
  return told;
}
