// The numbers of a spell by level as a table of text, for the gallery of the page and of the documents.

import type { Archetype } from '../../objects/index.ts';
import { tellPools } from '../../words/index.ts';
import type { LevelNumbers } from './spell-numbers.ts';

/** The levels at which spells are compared. */
export const COMPARED_LEVELS: readonly number[] = [1, 5, 10, 15, 20, 25, 30];

/** The level of a spell, and the levels of comparison above it. */
export function levelsFrom({ numbers }: Archetype): number[] {
  const least = numbers.level ?? 1;
  return [least, ...COMPARED_LEVELS.filter(level => level > least)];
}

/** A table of text. */
export interface NumberTable {
  /** In lower case; the first is `level`. */
  readonly titles: readonly string[];
  /** One cell for each title. */
  readonly rows: readonly (readonly string[])[];
}

const COLUMNS: readonly (readonly [title: string, cell: (row: LevelNumbers) => string])[] = [
  ['level', ({ level }) => String(level)],
  ['price', priceOf],
  ['ticks', ({ ticks }) => String(ticks)],
  ['damage', ({ damage }) => some(damage)],
  ['duration', ({ duration }) => some(duration)],
  ['range', ({ range }) => some(range)],
  ['harm', ({ harm }) => some(Math.round(harm * 10) / 10)],
  ['kills outright', ({ slays }) => (slays === 0 ? '' : `${(slays * 100).toFixed(1)} %`)],
];

/** The table of a spell, without columns that are empty at every level. */
export function numberTable(numbers: readonly LevelNumbers[]): NumberTable {
  const shown = COLUMNS.filter(([, cell]) => numbers.some(row => cell(row) !== ''));
  return {
    titles: shown.map(([title]) => title),
    rows: numbers.map(row => shown.map(([, cell]) => cell(row))),
  };
}

function priceOf({ price, pool, andGrace }: LevelNumbers): string {
  return pool === 'grace' ? `${price} grace` : tellPools(price, andGrace);
}

function some(value: number): string {
  return value === 0 ? '' : String(value);
}
