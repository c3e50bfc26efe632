// How full a hero is. NetHack 3.6.7 src/eat.c (newuhs, gethungry).

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

/** Nutrition below which a hero starves. @param constitution 3…25 */
export function starvesBelow(constitution: number): number {
  return -(100 + 10 * constitution);
}
