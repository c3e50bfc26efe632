// The names that the packages export, as committed lists: a change of what is published is seen in review.

import { posix } from 'node:path';
import type { Problem } from '../problem.ts';
import type { SourceFile } from '../source-files.ts';
import { parse } from '../syntax.ts';

/** A door of a package: its name for importers, and the file behind it. */
export interface Door {
  readonly name: string;
  readonly path: string;
}

/** The folder of the lists, one for each package. */
export const LISTS = 'tools/doors';

/** Parts of a package.json. */
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The doors that are published: those with a built file behind them. */
export function doorsOf(folder: string, { name, exports = {} }: Manifest): Door[] {
  return Object.entries(exports)
    .filter(([, { default: built }]) => built !== undefined)
    .map(([door, conditions]) => ({
      name: posix.join(name, door),
      path: posix.join(folder, conditions['roguewright-source']!),
    }));
}

/** Reads a source file by its path. Throws if there is none. */
export type ReadSource = (path: string) => SourceFile;

/** The names that a file exports, sorted; types are marked. Names of `export *` are those of the file behind it. */
export function exportedNames(file: SourceFile, read: ReadSource): string[] {
  const { parsed } = parse(file);
  const names = parsed.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType, moduleRequest }) => {
      if (exportName.name !== null) {
        return [isType ? `type ${exportName.name}` : exportName.name];
      }
      const behind = posix.join(posix.dirname(file.path), moduleRequest?.value ?? '');
      return exportedNames(read(behind), read);
    }),
  );
  return names.sort((one, other) => (bare(one) < bare(other) ? -1 : 1));
}

function bare(name: string): string {
  return name.replace(/^type /, '');
}

/** The list of a package: its doors in their order, and under each its names. */
export function listOfNames(doors: readonly Door[], read: ReadSource): string {
  return doors
    .map(({ name, path }) =>
      [`${name}\n`, ...exportedNames(read(path), read).map(one => `  ${one}\n`)].join(''),
    )
    .join('\n');
}

/**
 * Every difference between the committed list of a package and what it exports.
 * @param path of the list
 */
export function doorProblems(path: string, committed: string, present: string): Problem[] {
  const [then, now] = [namedLines(committed), namedLines(present)];
  const added = now.filter(line => !then.includes(line));
  const removed = then.filter(line => !now.includes(line));
  const hint = 'run "npm run doors" if that is meant';
  const problems = [
    ...added.map(line => ({ path, message: `${line} is new; ${hint}` })),
    ...removed.map(line => ({ path, message: `${line} is gone; ${hint}` })),
  ];
  return problems.length === 0 && committed !== present
    ? [{ path, message: `it is in another order; ${hint}` }]
    : problems;
}

/** Each name with its door. */
function namedLines(list: string): string[] {
  let door = '';
  return list.split('\n').flatMap(line => {
    if (line.startsWith('  ')) {
      return [`${door}: ${line.trim()}`];
    }
    door = line === '' ? door : line;
    return line === '' ? [] : [`the door ${line}`];
  });
}
