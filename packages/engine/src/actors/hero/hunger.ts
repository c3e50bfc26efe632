// A hero's nutrition. NetHack 3.6.7 src/eat.c (newuhs, gethungry).

import type { Chance } from '../../chance/index.ts';
import type { HungerRules } from '../../worldrules/index.ts';

/** The states of hunger, from full to fainting. */
export const HUNGER_STATES = ['satiated', 'not-hungry', 'hungry', 'weak', 'fainting'] as const;

/** A state of hunger. */
export type Hunger = (typeof HUNGER_STATES)[number];

/** The state at a number of points of nutrition. */
export function hungerOf({ above }: HungerRules, nutrition: number): Hunger {
  if (nutrition > above.satiated) {
    return 'satiated';
  }
  if (nutrition > above.notHungry) {
    return 'not-hungry';
  }
  if (nutrition > above.hungry) {
    return 'hungry';
  }
  return nutrition > above.weak ? 'weak' : 'fainting';
}

/** Nutrition below which a hero starves to death. @param constitution 3…25 */
export function starvesBelow({ starving }: HungerRules, constitution: number): number {
  return -(starving.sure + starving.perConstitution * constitution);
}

/** Result of swallowing. */
export type Meal =
  | { readonly kind: 'swallowed'; readonly nutrition: number; readonly hardToSwallow: boolean }
  /** Overeaten, but vomited in time. */
  | { readonly kind: 'vomited'; readonly nutrition: number }
  /** Overeaten: death. */
  | { readonly kind: 'choked'; readonly nutrition: number };

/**
 * Swallows food. Only a hero who was satiated when the meal began can choke. Label: `vomits`.
 * @param nutrition before the bite
 * @param food nutrition of the bite
 * Source: NetHack 3.6.7 src/eat.c (lesshungry, choke).
 */
export function swallow(
  chance: Chance,
  { hardFrom, chokesFrom, vomiting }: HungerRules,
  nutrition: number,
  food: number,
  satiatedBefore: boolean,
): Meal {
  const after = nutrition + food;
  if (after < chokesFrom || !satiatedBefore) {
    return { kind: 'swallowed', nutrition: after, hardToSwallow: after >= hardFrom };
  }
  return chance.test(1, vomiting.oneIn, 'vomits')
    ? { kind: 'vomited', nutrition: after - vomiting.costs }
    : { kind: 'choked', nutrition: after };
}
