// G14: a whole tree of archetypes, typed and checked, from one file and from loose files. Crossfire, the
// measure of the goal, isn't at hand; its published times are printed beside ours. In the same run the
// peer is a parser that only splits lines into keys and values and checks nothing.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { surveyContent } from '@roguewright/engine/game';
import type { ContentFile } from '@roguewright/engine/objects';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';

/** Where a tree of Crossfire archetypes lies. */
const TREE = 'ROGUEWRIGHT_ARCHETYPES';
/** Archetype files of the whole tree: a part is repeated under other names until it has as many. */
const WHOLE = 2518;
/** Milliseconds that Crossfire takes for the whole tree on the machine of the goals. */
const PUBLISHED = { one: 29.5, loose: 82 };

function readTree(root: string): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(arc|trs)$/.test(name))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'latin1') }));
}

// A `race` with %d names the pieces of a wall.
const REFERENCE =
  /^(\s*(?:Object|arch|list|treasure|treasureone|other_arch|randomitems|race(?= \S*%d)) )(\S+)/gm;

/** The tree as often as it takes, each copy with names of its own, so that nothing is there twice. */
function repeated(tree: readonly ContentFile[]): ContentFile[] {
  const archetypeFiles = tree.filter(({ path }) => path.endsWith('.arc')).length;
  return Array.from({ length: Math.ceil(WHOLE / archetypeFiles) }, (_, copy) =>
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
    const { content, problems } = surveyContent(read());
    return content.archetypes.length + problems.length;
  };
}

/** Only splits lines into keys and values. @returns the number of archetypes */
function splitBy(read: () => readonly ContentFile[]): () => number {
  return () => {
    const objects: Map<string, string>[] = [];
    for (const { path, text } of read()) {
      if (path.endsWith('.arc')) {
        splitInto(objects, text);
      }
    }
    return objects.length;
  };
}

function splitInto(objects: Map<string, string>[], text: string): void {
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
      objects.push(fields);
      fields.set('arch', line.slice(blank + 1));
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

function measure({ effort, say }: Bench): Row[] {
  const root = process.env[TREE];
  if (root === undefined) {
    say(`loading: left out; ${TREE} names no tree of archetypes`);
    return [];
  }
  const files = completed(repeated(readTree(root)));
  const folder = mkdtempSync(join(tmpdir(), 'archetypes-'));
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return measureTree(files, folder, { effort, say });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measureTree(
  files: readonly ContentFile[],
  folder: string,
  { effort, say }: Pick<Bench, 'effort' | 'say'>,
): Row[] {
  const one = [joined(files, '.arc'), joined(files, '.trs')];
  const paths = files.map(({ path }) => path);
  const fromDisk = () =>
    paths.map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  const ways = [
    { name: 'one file', read: () => one, published: PUBLISHED.one },
    { name: `${paths.length} loose files`, read: fromDisk, published: PUBLISHED.loose },
  ];
  const lines = one[0]!.text.split('\n').length;
  say(
    `loading: ${lines} lines of archetypes, ${one[1]!.text.split('\n').length} of treasure lists`,
  );
  return ways.map(({ name, read, published }): Row => {
    const ours = loadedBy(read);
    const plain = splitBy(read);
    mustAgree(`archetypes from ${name}`, ours(), plain());
    const measured = compare(side('typed and checked', ours), side('lines split', plain), effort);
    const took = (1000 / measured.ours).toFixed(1);
    say(
      `loading from ${name}: ${took} ms; Crossfire, published for its whole tree: ${published} ms`,
    );
    return {
      goal: 'G14',
      what: `loading from ${name}, typed and checked / lines only split`,
      measured,
    };
  });
}

/** The benchmark of G14. */
export const loadingBench: Benchmark = {
  name: 'loading',
  about: `loading a tree of archetypes, which the environment variable ${TREE} names`,
  measure,
};
