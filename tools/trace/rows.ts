// The statements of the document on spells that a scene has to show, by their numbers, and the test that shows each.
// The table is `rows.json`.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One statement. */
export interface TracedRow {
  /** The number of the kind of spell that it is about. */
  readonly subtype: number;
  /** Further kinds of spells that must be castable before it can be shown. Absent: none. */
  readonly needs?: readonly number[];
  /** `FILE > a part of the test's title`, or a recorded scene or film in `vectors`. Absent: none yet. */
  readonly test?: string;
}

/** The table, by the numbers of the statements. */
export function readRows(root: string): Readonly<Record<string, TracedRow>> {
  return JSON.parse(readFileSync(join(root, 'tools/trace/rows.json'), 'utf8')) as Record<
    string,
    TracedRow
  >;
}

/** Statements whose test doesn't exist, each with what is wrong. */
export function wrongRows(root: string, rows: Readonly<Record<string, TracedRow>>): string[] {
  return Object.entries(rows).flatMap(([id, { test }]) => {
    if (test === undefined) {
      return [];
    }
    const [file = '', title = ''] = test.split(' > ');
    const path = join(root, file);
    if (!existsSync(path)) {
      return [`${id}: there is no file ${file}`];
    }
    return readFileSync(path, 'utf8').includes(title) ? [] : [`${id}: ${file} has no "${title}"`];
  });
}

/** Statements about kinds of spells that can be cast, without a test. */
export function openRows(
  rows: Readonly<Record<string, TracedRow>>,
  castable: ReadonlySet<number>,
): string[] {
  return Object.entries(rows)
    .filter(
      ([, { subtype, needs = [], test }]) =>
        test === undefined && [subtype, ...needs].every(kind => castable.has(kind)),
    )
    .map(([id, { subtype }]) => `${id} (subtype ${subtype})`);
}
