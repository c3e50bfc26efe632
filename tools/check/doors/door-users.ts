// What the names of a library's doors are for: some the game itself reads, some a documented example shows, the rest
// is there for whoever needs it. The README of each library counts them, door by door.

import { posix } from 'node:path';
import type { Problem } from '../problem.ts';
import { isTest, type SourceFile } from '../source-files.ts';
import { parse } from '../syntax.ts';

/** The lines of a README between which the table stands. */
const BEGINS = '<!-- names by their users: written by "npm run doors" -->';
const ENDS = '<!-- end of the names -->';

/** The names of each door, as the committed list has them: values and types alike. */
type DoorNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads a list of names. */
export function readList(list: string): DoorNames {
  const doors = new Map<string, Set<string>>();
  let names = new Set<string>();
  for (const line of list.split('\n')) {
    if (line.startsWith('  ')) {
      names.add(line.trim().replace(/^type /, ''));
    } else if (line !== '') {
      names = new Set();
      doors.set(line, names);
    }
  }
  return doors;
}

/** Names that some files import, by door. */
export type Imported = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The names that files import through the doors of a library. Within the library itself, a room is entered by the
 * `index.ts` behind its door.
 * @param library such as `@roguewright/engine`
 * @param folder such as `packages/engine/src`
 */
export function importedNames(
  files: readonly SourceFile[],
  library: string,
  folder: string,
): Imported {
  const imported = new Map<string, Set<string>>();
  for (const file of files) {
    const { module } = parse(file).parsed;
    for (const { moduleRequest, entries } of module.staticImports) {
      const door = doorOf(file.path, moduleRequest.value, library, folder);
      if (door !== undefined) {
        const names = imported.get(door) ?? new Set();
        imported.set(door, names);
        for (const { importName } of entries) {
          names.add(importName.name ?? '*');
        }
      }
    }
    if (!file.path.startsWith(`${folder}/`)) {
      for (const { moduleRequest, importName } of module.staticExports.flatMap(
        one => one.entries,
      )) {
        // A package uses what it passes on. A door of the library itself doesn't.
        const door = doorOf(file.path, moduleRequest?.value ?? '', library, folder);
        if (door !== undefined) {
          imported.set(door, (imported.get(door) ?? new Set()).add(importName.name ?? '*'));
        }
      }
    }
  }
  return imported;
}

function doorOf(
  path: string,
  specifier: string,
  library: string,
  folder: string,
): string | undefined {
  if (specifier === library || specifier.startsWith(`${library}/`)) {
    return specifier;
  }
  if (!(specifier.startsWith('.') && path.startsWith(`${folder}/`))) {
    return undefined;
  }
  const file = posix.relative(folder, posix.join(posix.dirname(path), specifier));
  const room = /^([\w-]+)\/index\.ts$/.exec(file)?.[1];
  return room === undefined ? undefined : `${library}/${room}`;
}

/** The examples of a document: its blocks of TypeScript, as files. */
export function examplesOf({ path, text }: SourceFile): SourceFile[] {
  const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)];
  return blocks.map(([, code = ''], at) => ({ path: `${path}.${at}.ts`, text: code }));
}

/** Whether a file is part of the game: the packages, without their tests and what helps these. */
export function isOfGame({ path }: SourceFile): boolean {
  return (
    /^packages\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !/\/testing\//.test(path)
  );
}

/** What a door's names are for. */
export interface DoorUse {
  readonly door: string;
  readonly names: number;
  readonly byGame: number;
  readonly inExamples: number;
  /** Names that neither uses, sorted. */
  readonly neither: readonly string[];
}

/** The use of each door. A name that the door `.` passes on counts there too where its room's door is used. */
export function doorUses(list: DoorNames, game: Imported, examples: Imported): DoorUse[] {
  const anywhere = (imported: Imported) => new Set([...imported.values()].flatMap(all => [...all]));
  const everywhere = { game: anywhere(game), examples: anywhere(examples) };
  return [...list].map(([door, names]) => {
    const isMain = door.split('/').length === 2;
    const uses = (name: string, imported: Imported, all: ReadonlySet<string>) =>
      isMain
        ? all.has(name)
        : imported.get(door)?.has(name) === true || imported.get(door)?.has('*') === true;
    const all = [...names];
    const byGame = new Set(all.filter(name => uses(name, game, everywhere.game)));
    const shown = new Set(all.filter(name => uses(name, examples, everywhere.examples)));
    return {
      door,
      names: all.length,
      byGame: byGame.size,
      inExamples: shown.size,
      neither: all.filter(name => !byGame.has(name) && !shown.has(name)).sort(),
    };
  });
}

/** The table of a README. Doors have their whole names: the table of sizes has the short ones. */
export function usesTable(uses: readonly DoorUse[]): string {
  const rows = uses.map(({ door, names, byGame, inExamples, neither }) =>
    [`\`${door}\``, names, byGame, inExamples, neither.length].map(String),
  );
  const head = ['door', 'names', 'used by the game', 'in examples', 'for you alone'];
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map(row => row[at]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A README with its table renewed. Throws where it has no place for one. */
export function withTable(readme: string, table: string): string {
  const [from, to] = [readme.indexOf(BEGINS), readme.indexOf(ENDS)];
  if (from < 0 || to < from) {
    throw new Error(`no lines ${BEGINS} and ${ENDS}`);
  }
  return `${readme.slice(0, from + BEGINS.length)}\n\n${table}\n\n${readme.slice(to)}`;
}

/** A README whose table isn't current. */
export function tableProblems(path: string, committed: string, present: string): Problem[] {
  return committed === present
    ? []
    : [{ path, message: 'the table of names isn’t current; run "npm run doors"' }];
}
