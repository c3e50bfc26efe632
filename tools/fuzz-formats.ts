// Feeds mutated files of every format to the readers of content and checks what they promise for any
// text: nothing is thrown, the document is written as it was, what was read is written and read as
// the same, and all of it in bounded time and memory. Ends with code 1, and saves the text, when
// one of these fails.
//
//   node --conditions=roguewright-source tools/fuzz-formats.ts [--cases 100000] [--seed 1] [DIR...]

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { treeFormatOf } from '@roguewright/engine/objects';
import { BUILT_IN, type Format, makeCase, type Seed } from './fuzz/format-cases.ts';
import { troubleWith } from './fuzz/format-promises.ts';

const mostHeapMegabytes = 512;

/** Cases that take longer are printed, with their number. */
const longMilliseconds = 2000;

/** The format of each kind of content file. */
const FORMATS: ReadonlyMap<string | undefined, Format> = new Map([
  ['archetypes', 'arc'],
  ['treasure', 'trs'],
  ['faces', 'face'],
  ['artifacts', 'artifacts'],
  ['races', 'races'],
]);

function seedsIn(folders: readonly string[]): Seed[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .flatMap(name => {
        const format = FORMATS.get(treeFormatOf(basename(name)));
        return format === undefined
          ? []
          : [{ format, text: readFileSync(join(folder, name), 'utf8') }];
      }),
  );
}

function fail(trouble: string, { format, text }: Seed, seed: number, index: number): false {
  const file = join(tmpdir(), `roguewright-fuzz-${seed}-${index}.${format}`);
  writeFileSync(file, text);
  console.error(`Case ${index} of seed ${seed}: ${trouble}\nThe text is in ${file}`);
  return false;
}

function fuzz(seeds: readonly Seed[], cases: number, seed: number): boolean {
  let slowest = 0;
  let heap = 0;
  let characters = 0;
  for (let index = 0; index < cases; index++) {
    const made = makeCase(seeds, seed, index);
    characters += made.text.length;
    const start = performance.now();
    let trouble: string | undefined;
    try {
      trouble = troubleWith(made);
    } catch (error) {
      trouble = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    const spent = performance.now() - start;
    slowest = Math.max(slowest, spent);
    if (index % 100 === 0) {
      heap = Math.max(heap, process.memoryUsage().heapUsed / 2 ** 20);
    }
    if (spent > longMilliseconds) {
      console.log(`Case ${index} took ${Math.round(spent)} ms`);
    }
    trouble ??= heap > mostHeapMegabytes ? `the heap grew to ${Math.round(heap)} MB` : undefined;
    if (trouble !== undefined) {
      return fail(trouble, made, seed, index);
    }
    if ((index + 1) % Math.ceil(cases / 10) === 0) {
      console.log(
        `${index + 1} cases, slowest ${slowest.toFixed(0)} ms, heap ${heap.toFixed(0)} MB`,
      );
    }
  }
  const size = `${(characters / 2 ** 20).toFixed(0)} MB of text`;
  const bounds = `slowest ${slowest.toFixed(0)} ms, heap at most ${heap.toFixed(0)} MB`;
  console.log(`${cases} cases of ${seeds.length} seeds (seed ${seed}) passed: ${size}, ${bounds}`);
  return true;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const cases = Number(values.cases);
const seed = Number(values.seed);
if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed)) {
  console.error('Usage: fuzz-formats.ts [--cases NUMBER] [--seed NUMBER] [DIR...]');
  process.exitCode = 2;
} else if (!fuzz([...BUILT_IN, ...seedsIn(positionals)], cases, seed)) {
  process.exitCode = 1;
}
