// The spell of identify. In rulesets where skill decides what it reveals, it reveals no more than that:
// FIQHack libnethack/src/spell.c. Otherwise it acts as the scroll.

import type { GameObject, KnownPart } from '../../../objects/index.ts';
import { learnKind, learnPart } from '../../items/learn-kind.ts';
import type { GameState } from '../../state/state.ts';
import { identify, nameThings } from '../things/identify.ts';
import { borrowedFrom, type Charm } from './charm.ts';

/** Parts of an item by the casting slot's names: FIQHack's object properties are ego kinds. */
const PARTS: readonly (readonly [told: string, part: KnownPart])[] = [
  ['enchantment', 'enchantment'],
  ['charges', 'charges'],
  ['properties', 'ego'],
  ['beatitude', 'beatitude'],
];

const asScroll = borrowedFrom(identify);

/** Identifies items in the pack, completely or as far as the caster's skill allows. */
export const identifyBySkill: Charm = (state, by, blessed) => {
  const told = state.ruleset.slots.casting.identifying?.[by.skill];
  if (told === undefined) {
    return asScroll(state, by, blessed);
  }
  const learn = (game: GameState, thing: GameObject) => {
    learnKind(game, thing);
    for (const [name, part] of PARTS) {
      if (told.includes(name)) {
        learnPart(game, thing, part);
      }
    }
  };
  nameThings(state, blessed ? 1 : 0, learn);
  return true;
};
