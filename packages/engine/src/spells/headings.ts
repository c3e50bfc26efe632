// Directions as numbers 1…8, clockwise from north.

import type { Chance } from '../chance/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';

/** Normalises a direction to 1…8: 0 becomes 8, 9 becomes 1. */
export function wrap(direction: number): number {
  return ((direction + 15) & 7) + 1;
}

/** The opposite direction. */
export function reverse(direction: number): number {
  return direction === 0 ? 0 : wrap(direction + 4);
}

/**
 * Turns a heading one step towards a goal. quirk: a heading that is already right turns by one step to a
 * random side. Crossfire server (adjust_dir).
 */
export function turnOneStep(chance: Chance, direction: number, goal: number): number {
  const apart = (goal - direction + 8) & 7;
  const clockwise = apart === 0 || apart === 4 ? chance.test(1, 2, 'turns') : apart < 4;
  return wrap(direction + (clockwise ? 1 : -1));
}

/** A heading and its goal, each 1…8. */
export interface HeadingView {
  readonly direction: number;
  readonly goal: number;
}

/** `turnOneStep` as a rule: the new heading. */
export function turnHeading(chance: Chance, _: SpellcraftRules, view: HeadingView): number {
  return turnOneStep(chance, view.direction, view.goal);
}
