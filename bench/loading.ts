// G14: a whole tree of archetypes, typed and checked, from one file and from loose files. With trees of the
// Crossfire server and of its archetypes both load the same files in turn; without them published times stand
// beside ours. Another peer is a parser that only splits lines into keys and values and checks nothing.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { surveyContent } from '@roguewright/engine/game';
import type { ContentFile } from '@roguewright/engine/objects';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, comparisonOf, type Side, timed } from './measure.ts';
import type { Crossfire } from './peers/crossfire.ts';

/** Where a tree of Crossfire archetypes lies. */
const TREE = 'ROGUEWRIGHT_ARCHETYPES';
/** Archetype files of the whole tree: a part is repeated under other names until it has as many. */
const WHOLE = 2518;
/** Loads of the server in one round, each by a process of its own. */
const LOADS = 3;

/** Files of archetypes. */
function filesOf(tree: readonly ContentFile[]): number {
  return tree.filter(({ path }) => path.endsWith('.arc')).length;
}

function readTree(root: string): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(arc|trs)$/.test(name))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'latin1') }));
}

// A `race` with %d names the pieces of a wall.
const REFERENCE =
  /^(\s*(?:Object|arch|list|treasure|treasureone|other_arch|randomitems|race(?= \S*%d)) )(\S+)/gm;

/** A part of a tree as often as it takes, each copy with names of its own, so that nothing is there twice. */
function repeated(tree: readonly ContentFile[]): ContentFile[] {
  return Array.from({ length: Math.ceil(WHOLE / filesOf(tree)) }, (_, copy) =>
    tree.map(({ path, text }) => ({
      path: `${copy}/${path}`,
      text: text.replaceAll(REFERENCE, (all, start: string, name: string) =>
        name.toLowerCase() === 'none' ? all : `${start}${name}_${copy}`,
      ),
    })),
  ).flat();
}

/** With something of every name that leads out of a part of a tree, so that all references are good. */
function completed(files: readonly ContentFile[]): ContentFile[] {
  const archetypes = new Map<string, string>();
  const lists = new Set<string>();
  // A survey reports a part of what is missing at a time.
  for (let known = ''; known !== told(archetypes, lists); ) {
    known = told(archetypes, lists);
    for (const { expected, got } of surveyContent(withRest(files, archetypes, lists)).problems) {
      if (expected.includes('treasure list')) {
        lists.add(got);
      } else {
        archetypes.set(got, expected === 'a spell' ? SPELL : '');
      }
    }
  }
  return withRest(files, archetypes, lists);
}

function told(archetypes: ReadonlyMap<string, string>, lists: ReadonlySet<string>): string {
  return `${archetypes.size} ${lists.size} ${[...archetypes.values()].join('').length}`;
}

/** A spell that names nothing else. */
const SPELL = 'type 101\nsubtype 17\n';

function withRest(
  files: readonly ContentFile[],
  archetypes: ReadonlyMap<string, string>,
  lists: ReadonlySet<string>,
): ContentFile[] {
  const objects = [...archetypes].map(([id, keys]) => `Object ${id}\n${keys}end\n`).join('');
  const empty = [...lists].map(id => `treasure ${id}\nlist NONE\nend\n`).join('');
  return [...files, { path: 'rest.arc', text: objects }, { path: 'rest.trs', text: empty }];
}

function joined(files: readonly ContentFile[], extension: string): ContentFile {
  const texts = files.filter(({ path }) => path.endsWith(extension)).map(({ text }) => text);
  return { path: `all${extension}`, text: texts.join('') };
}

/** Reads a tree and checks it: archetypes that there are. */
function loadedBy(read: () => readonly ContentFile[]): () => number {
  return () => {
    return surveyContent(read()).content.archetypes.length;
  };
}

/** Only splits lines into keys and values. @returns the number of archetypes */
function splitBy(read: () => readonly ContentFile[]): () => number {
  return () => {
    const objects = new Map<string, Map<string, string>>();
    for (const { path, text } of read()) {
      if (path.endsWith('.arc')) {
        splitInto(objects, text);
      }
    }
    return objects.size;
  };
}

function splitInto(objects: Map<string, Map<string, string>>, text: string): void {
  let inText = false;
  let fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const blank = line.indexOf(' ');
    const key = blank < 0 ? line : line.slice(0, blank);
    if (inText) {
      inText = key !== 'endmsg' && key !== 'endlore';
    } else if (key === 'msg' || key === 'lore') {
      inText = true;
    } else if (key.toLowerCase() === 'object') {
      fields = new Map();
      objects.set(line.slice(blank + 1), fields);
    } else if (key !== '' && !key.startsWith('#')) {
      fields.set(key, line.slice(blank + 1));
    }
  }
}

function side(name: string, load: () => number): Side {
  return timed(name, 1, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      sum += load();
    }
    return sum;
  });
}

async function measure(bench: Bench): Promise<Row[]> {
  const { peers, say } = bench;
  const root = peers.archetypes ?? process.env[TREE];
  if (root === undefined) {
    say(`loading: left out; neither --peers nor ${TREE} names a tree of archetypes`);
    return [];
  }
  const tree = readTree(root);
  const files = filesOf(tree) < WHOLE ? completed(repeated(tree)) : tree;
  const folder = mkdtempSync(join(tmpdir(), 'archetypes-'));
  try {
    const shelves = [shelfOf(join(folder, 'one'), packed(files), 'one file')];
    shelves.push(shelfOf(join(folder, 'loose'), files, `${files.length} loose files`));
    const crossfire = await peers.crossfire();
    return shelves.flatMap(shelf => [
      splitRow(shelf, bench),
      ...(crossfire === undefined ? [] : crossfireRows(crossfire, shelf, bench)),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Files on the disk. */
interface Shelf {
  readonly name: string;
  readonly folder: string;
  readonly isOne: boolean;
  read(): readonly ContentFile[];
}

function packed(files: readonly ContentFile[]): ContentFile[] {
  return [joined(files, '.arc'), joined(files, '.trs')];
}

function shelfOf(folder: string, files: readonly ContentFile[], name: string): Shelf {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const paths = files.map(({ path }) => path);
  const read = () => paths.map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  return { name, folder, read, isOne: files.length === 2 };
}

function splitRow({ name, read }: Shelf, { effort, say }: Bench): Row {
  const ours = loadedBy(read);
  const plain = splitBy(read);
  mustAgree(`archetypes from ${name}`, ours(), plain());
  const measured = compare(side('typed and checked', ours), side('lines split', plain), effort);
  const wrong = surveyContent(read()).problems.length;
  say(`loading from ${name}: ${(1000 / measured.ours).toFixed(1)} ms, ${wrong} problems reported`);
  return { goal: 'G14', what: `loading from ${name}, typed and checked / lines split`, measured };
}

/** Against Crossfire's loader with the same work, and with less. */
function crossfireRows(crossfire: Crossfire, shelf: Shelf, { effort, say }: Bench): Row[] {
  const must = shelf.isOne ? 1.5 : 2;
  return [true, false].map(isWhole => {
    const [ours, theirs]: [number[], number[]] = [[], []];
    let counts = '';
    for (let round = 0; round < effort.rounds; round++) {
      const our = ourLoads(shelf, effort.pieceMilliseconds);
      const loads = Array.from({ length: LOADS }, () => crossfire.load(shelf.folder, isWhole));
      ours.push(our.rate);
      theirs.push((LOADS * 1e6) / loads.reduce((sum, { microseconds }) => sum + microseconds, 0));
      const { archetypes, treasureLists } = loads[0]!;
      counts = `${our.archetypes} archetypes of ours, ${archetypes} and ${treasureLists} treasure lists of theirs`;
    }
    const measured = comparisonOf(ours, theirs);
    const [one, other] = [1000 / measured.ours, 1000 / measured.theirs];
    const what = isWhole ? 'Crossfire' : 'Crossfire, archetypes alone and nothing named is checked';
    say(
      `loading from ${shelf.name}: ${one.toFixed(1)} ms, ${what}: ${other.toFixed(1)} ms; ${counts}`,
    );
    return {
      ...{ goal: 'G14', must, stretch: 3, measured },
      what: `loading from ${shelf.name} / ${what}`,
    };
  });
}

/** Loads a second of our side. Time is that of all threads of the process, which sweep memory. */
function ourLoads(
  { read }: Shelf,
  milliseconds: number,
): { readonly rate: number; readonly archetypes: number } {
  const before = process.cpuUsage();
  for (let loads = 1; ; loads++) {
    const { content } = surveyContent(read());
    const { user, system } = process.cpuUsage(before);
    if (user + system >= milliseconds * 1000) {
      return { rate: (loads * 1e6) / (user + system), archetypes: content.archetypes.length };
    }
  }
}

/** The benchmark of G14. */
export const loadingBench: Benchmark = {
  name: 'loading',
  about: `loading a tree of archetypes, which --peers or the environment variable ${TREE} names`,
  measure,
};
