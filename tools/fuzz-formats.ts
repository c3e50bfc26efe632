// Feeds mutated .arc and .trs files to the readers of content and checks what they promise for any
// text: nothing is thrown, the document is written as it was, what was read is written and read as
// the same, and all of it in bounded time and memory. Ends with code 1, and saves the text, when
// one of these fails.
//
//   node --conditions=roguewright-source tools/fuzz-formats.ts [--cases 100000] [--seed 1] [DIR...]

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { Generator } from '@roguewright/engine/chance';
import {
  readArc,
  readTreasure,
  writeArc,
  writeArchetypes,
  writeTreasure,
  writeTreasureLists,
} from '@roguewright/engine/objects';

type Format = 'arc' | 'trs';

interface Seed {
  readonly format: Format;
  readonly text: string;
}

/** A text to be changed, and where further luck and text come from. */
interface Change {
  readonly text: string;
  readonly luck: Generator;
  readonly other: string;
}

const mostMilliseconds = 1000;
const mostHeapMegabytes = 512;
const longestText = 1_000_000;
const mostProblems = 1000;

const builtIn: readonly Seed[] = [
  {
    format: 'arc',
    text: `# Two parts, everything that .arc files can say.
Object sample_golem
name golem
name_pl golems
race golem
monster 1
alive 1
Str 20
level 7
speed -0.25
weight 75000
move_type walk -swim
move_block all -boat
map_layer living
face golem.111
animation golem
resist_fire -50
resist_cold 100
body_arm 2
attacktype 1
randomitems sample_parts
school attack
msg
It is made of clay.

  Mostly.
endmsg
lore
Old.
endlore
arch sample_heart
name heart of clay
nrof 1
is_animated 0
arch sample_word
end
end
end
More
Object sample_golem_2
x 1
slow_move 2.5
no_pick 1
end
`,
  },
  {
    format: 'arc',
    text: 'Object spell_sample\r\ntype 101\r\nsubtype 4\r\nsp 3\r\nmaxsp 5\r\nexpmul 0.5\r\nwiz 1\r\nend',
  },
  {
    format: 'trs',
    text: `##
treasure sample
	arch coin
		chance 40
		nrof 20
	yes
		list sample_parts
			magic 3
	end
	no
		arch button
	more
		list NONE
	end
more
	arch hat
		artifact of the Sun
		nrof_rolls 2
end

treasureone sample_parts
	arch heart
		chance 10
more
	arch word
end
`,
  },
];

const mutations: readonly ((change: Change) => string)[] = [
  flipBits,
  flipBits,
  deleteLines,
  duplicateLines,
  spliceOther,
  truncate,
  hugeNumber,
  insertOddity,
  joinLines,
  swapCase,
  nest,
  longLine,
];

const oddities: readonly string[] = [
  ...['\0', '\r', '\t', ' ', '\ufeff', '#', '-', '\u2028', '\ud800', '\n', '\r\n', '\n\n'],
  ...[
    '\nend\n',
    '\nmsg\n',
    '\nendmsg\n',
    '\nlore\n',
    '\nanim\n',
    '\nmina\n',
    '\nmore\n',
    '\nyes\n',
  ],
  ...[
    '\nObject sample_golem\n',
    '\nObject\n',
    '\narch sample_golem\n',
    '\narch\n',
    '\ntreasure a\n',
  ],
  ...['\n__proto__ 1\n', '\nconstructor x\n', '\nanimation NONE\n', '\nweight 0\n', '\nsp  \n'],
];

function flipBits({ text, luck }: Change): string {
  let flipped = text;
  for (let times = 1 + luck.below(4); times > 0 && text !== ''; times--) {
    const at = luck.below(flipped.length);
    const code = flipped.charCodeAt(at) ^ (1 << luck.below(8));
    flipped = flipped.slice(0, at) + String.fromCharCode(code) + flipped.slice(at + 1);
  }
  return flipped;
}

function deleteLines({ text, luck }: Change): string {
  const lines = text.split('\n');
  lines.splice(luck.below(lines.length), 1 + luck.below(3));
  return lines.join('\n');
}

function duplicateLines({ text, luck }: Change): string {
  const lines = text.split('\n');
  const from = luck.below(lines.length);
  const copied = lines.slice(from, from + 1 + luck.below(20));
  const times = luck.below(50) === 0 ? 200 : 1;
  for (let count = 0; count < times; count++) {
    lines.splice(luck.below(lines.length + 1), 0, ...copied);
  }
  return lines.join('\n');
}

function spliceOther({ text, luck, other }: Change): string {
  const at = luck.below(text.length + 1);
  const from = luck.below(other.length + 1);
  const piece = other.slice(from, from + luck.below(400));
  return text.slice(0, at) + piece + text.slice(at + luck.below(2) * luck.below(400));
}

function truncate({ text, luck }: Change): string {
  return text.slice(0, luck.below(text.length + 1));
}

function hugeNumber({ text, luck }: Change): string {
  const numbers = [...text.matchAll(/\d+/g)];
  const number = numbers[luck.below(Math.max(1, numbers.length))];
  if (number === undefined) {
    return text;
  }
  const digits = '9'.repeat([3, 5, 10, 16, 19, 20, 400, 50_000][luck.below(8)]!);
  const sign = ['', '-', '+', '0.', '1e', '1e-'][luck.below(6)]!;
  return text.slice(0, number.index) + sign + digits + text.slice(number.index + number[0].length);
}

function insertOddity({ text, luck }: Change): string {
  const at = luck.below(text.length + 1);
  return text.slice(0, at) + oddities[luck.below(oddities.length)]! + text.slice(at);
}

function joinLines({ text, luck }: Change): string {
  const ends = [...text.matchAll(/\n/g)];
  const end = ends[luck.below(Math.max(1, ends.length))];
  const joint = ['', ' ', '\t', '\r'][luck.below(4)]!;
  return end === undefined ? text : text.slice(0, end.index) + joint + text.slice(end.index + 1);
}

function swapCase({ text, luck }: Change): string {
  const at = luck.below(text.length + 1);
  const end = at + luck.below(30);
  const piece = text.slice(at, end);
  const swapped = luck.below(2) === 0 ? piece.toUpperCase() : piece.toLowerCase();
  return text.slice(0, at) + swapped + text.slice(end);
}

function nest({ text, luck }: Change): string {
  const at = text.indexOf('\n', luck.below(text.length + 1)) + 1;
  const deep = luck.below(20) === 0 ? 5000 : 1 + luck.below(80);
  const line = ['arch deeper\n', 'arch deeper\nname x\n', 'no\narch deeper\n', 'yes\n'][
    luck.below(4)
  ]!;
  const ends = 'end\n'.repeat(luck.below(2) * deep);
  return text.slice(0, at) + line.repeat(deep) + ends + text.slice(at);
}

function longLine({ text, luck }: Change): string {
  const at = luck.below(text.length + 1);
  const piece = ['x', ' ', '\t', 'sp ', '-', '-walk hop ', '\r', 'sp 1\n', 'a b\n'][luck.below(9)]!;
  const length = luck.below(30) === 0 ? 200_000 : 3000;
  return text.slice(0, at) + piece.repeat(length / piece.length) + text.slice(at);
}

/** What goes wrong with a text; nothing when all promises hold. */
function troubleWith({ format, text }: Seed): string | undefined {
  return format === 'arc' ? arcTrouble(text) : treasureTrouble(text);
}

function arcTrouble(text: string): string | undefined {
  const { archetypes, document, problems } = readArc(text, 'fuzz.arc', { keepBlankLines: true });
  if (writeArc(document) !== text) {
    return 'the document is not written as it was read';
  }
  if (problems.length > mostProblems) {
    return `${problems.length} problems`;
  }
  const again = readArc(writeArchetypes(archetypes), 'again.arc', { keepBlankLines: true });
  return isDeepStrictEqual(again.archetypes, archetypes)
    ? undefined
    : 'the archetypes are not written as they were read';
}

function treasureTrouble(text: string): string | undefined {
  const { lists, document, problems } = readTreasure(text, 'fuzz.trs', { newerKeys: true });
  if (writeTreasure(document) !== text) {
    return 'the document is not written as it was read';
  }
  if (problems.length > mostProblems) {
    return `${problems.length} problems`;
  }
  const again = readTreasure(writeTreasureLists(lists), 'again.trs', { newerKeys: true });
  return isDeepStrictEqual(again.lists, lists)
    ? undefined
    : 'the lists are not written as they were read';
}

/** One case: some seed, changed one to five times. The same numbers always give the same case. */
function makeCase(seeds: readonly Seed[], seed: number, index: number): Seed {
  const luck = new Generator(Math.imul(seed, 0x9e3779b1) + index);
  const { format, text } = seeds[luck.below(seeds.length)]!;
  let changed = text;
  for (let times = 1 + luck.below(5); times > 0; times--) {
    const other = seeds[luck.below(seeds.length)]!.text;
    changed = mutations[luck.below(mutations.length)]!({ text: changed, luck, other });
  }
  return { format, text: changed.slice(0, longestText) };
}

function seedsIn(folders: readonly string[]): Seed[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:arc|trs)$/.test(name))
      .sort()
      .map(name => ({
        format: name.endsWith('.arc') ? 'arc' : 'trs',
        text: readFileSync(join(folder, name), 'utf8'),
      })),
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
    trouble ??= spent > mostMilliseconds ? `took ${Math.round(spent)} ms` : undefined;
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
} else if (!fuzz([...builtIn, ...seedsIn(positionals)], cases, seed)) {
  process.exitCode = 1;
}
