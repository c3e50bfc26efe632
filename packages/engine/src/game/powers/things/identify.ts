// The scroll of identification. NetHack 3.6.7 src/read.c (seffects, SCR_IDENTIFY), src/invent.c
// (identify_pack). Where it doesn't identify everything, the player is asked what.

import type { Chance } from '../../../chance/index.ts';
import type { GameObject, KnownPart } from '../../../objects/index.ts';
import { learnKind, learnPart, learnThing } from '../../items/learn-kind.ts';
import { ask } from '../../state/pending.ts';
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

/** Every part of a thing that can be known besides its kind. */
export const ALL_PARTS: readonly KnownPart[] = ['beatitude', 'enchantment', 'charges', 'ego'];

/** Identifies things in the pack; a confused reader learns only what scroll it was. */
export const identify: Effect = (state, scroll) => {
  if (!scroll.confused) {
    beginIdentifying(state, signOf(scroll), ALL_PARTS, false);
  }
  return true;
};

/**
 * Identifies as many things as luck grants: all that there are, or those that the player chooses.
 * @param sign −1 cursed, 0 uncursed, 1 blessed
 * @param parts what becomes known of each, besides its kind
 * @param paid what led to it was the move
 */
export function beginIdentifying(
  state: GameState,
  sign: number,
  parts: readonly KnownPart[],
  paid: boolean,
): void {
  const wanted = thingsNamed(state.luck('scrolls'), sign);
  identifyOrAsk(state, wanted === 0 ? Number.POSITIVE_INFINITY : wanted, parts, paid);
}

/** Identifies all that is unknown where it is no more than `left`; else the player chooses. */
export function identifyOrAsk(
  state: GameState,
  left: number,
  parts: readonly KnownPart[],
  paid: boolean,
): void {
  const unknown = mysteries(state, parts);
  if (unknown.length > left) {
    ask(state, { about: 'identification', facts: { left, parts }, paid });
    return;
  }
  for (const thing of unknown) {
    learnParts(state, thing, parts);
  }
}

/** What the hero carries of which he doesn't know the kind, or one of the parts. */
export function mysteries({ sheet }: GameState, parts: readonly KnownPart[]): GameObject[] {
  const { inventory, lore } = sheet;
  return inventory.things.filter(
    thing => !(lore.isIdentified(thing.archetype) && parts.every(part => lore.knows(thing, part))),
  );
}

/** The kind of a thing becomes known, and some parts of it. */
export function learnParts(state: GameState, thing: GameObject, parts: readonly KnownPart[]): void {
  if (parts.length === ALL_PARTS.length) {
    learnThing(state, thing);
    return;
  }
  learnKind(state, thing);
  for (const part of parts) {
    learnPart(state, thing, part);
  }
}
