// Helpers for the tables of roles: growth rows, and skills by highest level.

import type { CastingSkill } from '../../../casting/index.ts';
import type { GrowthRow } from '../../../worldrules/index.ts';

/** Fixed points and the sides of one die: at the first level, below the middle level, and from there on. */
export function growth(
  first: readonly [number, number],
  low: readonly [number, number],
  high: readonly [number, number],
): GrowthRow {
  const [of, below, above] = [first, low, high].map(([sure, sides]) => ({ sure, sides }));
  return { first: of!, low: below!, high: above! };
}

/** The highest level of each skill, from lists of skill names. */
export function skills(
  most: Readonly<Partial<Record<CastingSkill, string>>>,
): Readonly<Record<string, CastingSkill>> {
  const entries = Object.entries(most).flatMap(([level, names]) =>
    names.split(' ').map(name => [name, level] as const),
  );
  return Object.fromEntries(entries) as Record<string, CastingSkill>;
}

/** Shares of a level's energy gain that roles keep. NetHack 3.6.7 src/exper.c (enermod). */
export const SHARES = {
  double: { times: 2, over: 1 },
  more: { times: 3, over: 2 },
  whole: { times: 1, over: 1 },
  less: { times: 3, over: 4 },
} as const;
