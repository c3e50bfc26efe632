// Identifying carried items: how many, which of them, and what becomes known. NetHack 3.6.7 src/read.c
// (seffects, SCR_IDENTIFY), src/invent.c (identify_pack).

import type { Chance } from '../../../chance/index.ts';
import { type GameObject, KNOWN_PARTS, type KnownPart, kindOf } from '../../../objects/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';
import { learnKind, learnPart, learnThing } from '../../items/learn-kind.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/** Number of items that a scroll identifies; 0 stands for all. Labels: `more`, `number`. */
export function thingsNamed(
  chance: Chance,
  { identification }: WorldRules['scrolls'],
  sign: number,
): number {
  const { moreOneIn, numbers } = identification;
  const more = sign > 0 || (sign === 0 && chance.test(1, moreOneIn, 'more'));
  return more ? chance.below(numbers, 'number') : 1;
}

/** Every part of an item that can be known, besides its kind. */
export const ALL_PARTS: readonly KnownPart[] = KNOWN_PARTS;

/**
 * Identifies a random number of items: everything, or as many as the player then chooses.
 * @param sign −1 cursed, 0 uncursed, 1 blessed
 * @param parts of each item that become known, besides its kind
 * @param paid the causing action was the move
 */
export function beginIdentifying(
  state: GameState,
  sign: number,
  parts: readonly KnownPart[],
  paid: boolean,
): void {
  const wanted = thingsNamed(state.luck('scrolls'), state.ruleset.slots.world.scrolls, sign);
  identifyOrAsk(state, wanted === 0 ? Number.POSITIVE_INFINITY : wanted, parts, paid);
}

/** Identifies all unidentified items if there are no more than `left`; otherwise asks which. */
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
  for (const item of unknown) {
    learnParts(state, item, parts);
  }
}

/** The carried items of which the hero doesn't know the kind, or one of the parts. */
export function mysteries({ sheet }: GameState, parts: readonly KnownPart[]): GameObject[] {
  const { inventory, lore } = sheet;
  return inventory.things.filter(
    item => !(lore.isIdentified(kindOf(item)) && parts.every(part => lore.knows(item, part))),
  );
}

/** The kind of an item becomes known, and some parts of it. */
export function learnParts(state: GameState, item: GameObject, parts: readonly KnownPart[]): void {
  if (parts.length === ALL_PARTS.length) {
    learnThing(state, item);
    return;
  }
  learnKind(state, item);
  for (const part of parts) {
    learnPart(state, item, part);
  }
}
