// A hero's nutrition. NetHack 3.6.7 src/eat.c (newuhs, gethungry).

import type { Chance } from '../../chance/index.ts';

/** The states of hunger, from full to fainting. */
export const HUNGER_STATES = ['satiated', 'not-hungry', 'hungry', 'weak', 'fainting'] as const;

/** A state of hunger. */
export type Hunger = (typeof HUNGER_STATES)[number];

/** Above 1000 satiated, above 150 not hungry, above 50 hungry, above 0 weak, else fainting. */
export function hungerOf(nutrition: number): Hunger {
  if (nutrition > 1000) {
    return 'satiated';
  }
  if (nutrition > 150) {
    return 'not-hungry';
  }
  if (nutrition > 50) {
    return 'hungry';
  }
  return nutrition > 0 ? 'weak' : 'fainting';
}

/** Nutrition below which a hero starves to death. @param constitution 3…25 */
export function starvesBelow(constitution: number): number {
  return -(100 + 10 * constitution);
}

/** Result of swallowing. */
export type Meal =
  | { readonly kind: 'swallowed'; readonly nutrition: number; readonly hardToSwallow: boolean }
  /** Overeaten, but vomited in time. */
  | { readonly kind: 'vomited'; readonly nutrition: number }
  /** Overeaten: death. */
  | { readonly kind: 'choked'; readonly nutrition: number };

/** Nutrition from which a meal is hard to swallow, and from which a hero satiated at its start chokes. */
const HARD = 1500;
const TOO_MUCH = 2000;

/**
 * A hero who overeats vomits instead of choking with probability 1 in this number, and loses this much
 * nutrition.
 */
const SAVED_ONE_IN = 20;
const VOMITED = 1000;

/**
 * Swallows food. Only a hero who was satiated when the meal began can choke, at a nutrition of 2,000 or more.
 * @param nutrition before the bite
 * @param food nutrition of the bite
 * Source: NetHack 3.6.7 src/eat.c (lesshungry, choke).
 */
export function swallow(
  chance: Chance,
  nutrition: number,
  food: number,
  satiatedBefore: boolean,
): Meal {
  const after = nutrition + food;
  if (after < TOO_MUCH || !satiatedBefore) {
    return { kind: 'swallowed', nutrition: after, hardToSwallow: after >= HARD };
  }
  return chance.test(1, SAVED_ONE_IN, 'vomits')
    ? { kind: 'vomited', nutrition: after - VOMITED }
    : { kind: 'choked', nutrition: after };
}
