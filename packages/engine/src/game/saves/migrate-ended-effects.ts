// Saves up to version 5 contain effects that had ended between two ticks: a bullet that hit a creature within
// its cast, a bolt without duration. When restored, they became active again. Those that can be identified
// from the save are removed.

import type { MigrationStep, Versioned } from './migrations.ts';

/** Columns of a saved effect pool, rows in order. */
type Columns = Readonly<Record<string, readonly number[]>>;

interface SavedPool {
  readonly columns: Columns;
  readonly strands?: readonly (readonly [row: number, strands: readonly number[]])[];
}

interface SavedLevel {
  readonly effects: SavedPool;
  readonly creatures: readonly { readonly square: number; readonly hitPoints: number }[];
}

/** The clock of an effect before its first tick. */
const FRESH_CLOCK = Math.fround(-0.1);

/** Initial range of a bullet in squares; no other effect starts with a range that long. */
const BULLET_FLIGHT = 50;

/** Removes effects known to have ended, on every level. */
export const withoutEndedEffects: MigrationStep = saved => {
  const hero = (saved.hero as Versioned).square as number;
  const levels = saved.levels as readonly (readonly [depth: number, level: SavedLevel])[];
  return {
    ...saved,
    levels: levels.map(([depth, level]) => {
      const taken = new Set(
        level.creatures.filter(({ hitPoints }) => hitPoints >= 0).map(({ square }) => square),
      );
      if (depth === saved.depth) {
        taken.add(hero);
      }
      return [depth, { ...level, effects: withoutEnded(level.effects, taken) }];
    }),
  };
};

function withoutEnded(pool: SavedPool, taken: ReadonlySet<number>): SavedPool {
  const { columns, strands } = pool;
  const rows = (columns.id ?? []).map((_, row) => row);
  const kept = rows.filter(row => !hasEnded(columns, row, taken));
  if (kept.length === rows.length) {
    return pool;
  }
  const cut = Object.entries(columns).map(([name, column]) => [
    name,
    kept.map(row => column[row]!),
  ]);
  const left = strands?.filter(([row]) => kept.includes(row));
  return {
    ...pool,
    columns: Object.fromEntries(cut),
    ...(left !== undefined && {
      strands: left.map(([row, of]) => [kept.indexOf(row), of] as const),
    }),
  };
}

function hasEnded(columns: Columns, row: number, taken: ReadonlySet<number>): boolean {
  const fact = (name: string, at = row) => columns[name]?.[at] ?? 0;
  if (fact('speedLeft') !== FRESH_CLOCK) {
    return false;
  }
  const isBullet = fact('range') === BULLET_FLIGHT && fact('duration') === 0;
  return isBullet ? taken.has(fact('square')) || hasExploded(columns, row) : fact('duration') < 0;
}

/** A bullet's explosion takes the next two ids for itself and its strand. */
function hasExploded({ id = [], strand = [], square = [] }: Columns, row: number): boolean {
  const blast = id.indexOf(id[row]! + 2);
  return blast >= 0 && strand[blast] === id[row]! + 1 && square[blast] === square[row];
}
