// The scroll of identify. NetHack 3.6.7 src/read.c (seffects, SCR_IDENTIFY), src/invent.c (identify_pack).
// The items are chosen at random instead of by the player.

import type { Chance } from '../../../chance/index.ts';
import { ALL_KNOWN, type GameObject } from '../../../objects/index.ts';
import { learnThing } from '../../items/learn-kind.ts';
import type { GameState } from '../../state/state.ts';
import { type Effect, signOf } from '../effects/effect.ts';

/** An uncursed scroll identifies more than one item with probability 1 in this number. */
const MORE_ONE_IN = 5;
/** Then it is all of them, or up to one fewer than this. */
const NUMBERS = 5;

/** Number of items that a scroll identifies; 0 stands for all. Labels: `more`, `number`. */
export function thingsNamed(chance: Chance, sign: number): number {
  const more = sign > 0 || (sign === 0 && chance.test(1, MORE_ONE_IN, 'more'));
  return more ? chance.below(NUMBERS, 'number') : 1;
}

/** Identifies items in the pack; a confused reader only identifies the scroll. */
export const identify: Effect = (state, scroll) => {
  if (!scroll.confused) {
    nameThings(state, signOf(scroll), learnThing);
  }
  return true;
};

/**
 * Identifies items in the pack.
 * @param sign −1 cursed, 0 uncursed, 1 blessed
 * @param learn what becomes known of an item
 */
export function nameThings(
  state: GameState,
  sign: number,
  learn: (state: GameState, thing: GameObject) => unknown,
): void {
  const { inventory, lore } = state.sheet;
  const isMystery = (thing: GameObject) =>
    !(lore.isIdentified(thing.archetype) && lore.knownOf(thing.id) === ALL_KNOWN);
  const left = [...inventory].filter(isMystery);
  const chance = state.luck('scrolls');
  const wanted = thingsNamed(chance, sign);
  for (let named = 0; left.length > 0 && (wanted === 0 || named < wanted); named++) {
    const [thing] = left.splice(chance.below(left.length, 'identifies'), 1);
    learn(state, thing!);
  }
}
