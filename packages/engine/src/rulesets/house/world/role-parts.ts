// How the tables of roles are written: growth in pairs, skills by the level that they reach.

import type { CastingSkill } from '../../../casting/index.ts';
import type { GrowthRow } from '../../../worldrules/index.ts';

/** Sure points and the sides of one die: at first, below the middle level, from there on. */
export function growth(
  first: readonly [number, number],
  low: readonly [number, number],
  high: readonly [number, number],
): GrowthRow {
  const [of, below, above] = [first, low, high].map(([sure, sides]) => ({ sure, sides }));
  return { first: of!, low: below!, high: above! };
}

/** The most that is reached, by the names of the skills. */
export function skills(
  most: Readonly<Partial<Record<CastingSkill, string>>>,
): Readonly<Record<string, CastingSkill>> {
  const entries = Object.entries(most).flatMap(([level, names]) =>
    names.split(' ').map(name => [name, level] as const),
  );
  return Object.fromEntries(entries) as Record<string, CastingSkill>;
}

/** Parts of the energy of a new level that roles keep. NetHack 3.6.7 src/exper.c (enermod). */
export const SHARES = {
  double: { times: 2, over: 1 },
  more: { times: 3, over: 2 },
  whole: { times: 1, over: 1 },
  less: { times: 3, over: 4 },
} as const;
