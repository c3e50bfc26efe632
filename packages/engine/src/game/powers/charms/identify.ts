// The spell of identifying: where skill decides how much it tells, no more than that.
// FIQHack libnethack/src/spell.c; else as the scroll does.

import type { GameObject, KnownPart } from '../../../objects/index.ts';
import { learnKind, learnPart } from '../../items/learn-kind.ts';
import type { GameState } from '../../state/state.ts';
import { identify, nameThings } from '../things/identify.ts';
import { borrowedFrom, type Charm } from './charm.ts';

/** What is learnt of a thing, by what the casting slot calls it: ego kinds are FIQHack's object properties. */
const PARTS: readonly (readonly [told: string, part: KnownPart])[] = [
  ['enchantment', 'enchantment'],
  ['charges', 'charges'],
  ['properties', 'ego'],
  ['beatitude', 'beatitude'],
];

const asScroll = borrowedFrom(identify);

/** Tells of things in the pack, all or as much as the caster's skill allows. */
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
