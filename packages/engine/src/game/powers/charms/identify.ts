// The spell of identify. In rulesets where skill decides what it reveals, it reveals no more than that:
// FIQHack libnethack/src/spell.c. Otherwise it acts as the scroll.

import type { KnownPart } from '../../../objects/index.ts';
import { tellAsked } from '../continuations/index.ts';
import { ALL_PARTS, beginIdentifying } from '../things/identify.ts';
import type { Charm } from './charm.ts';

/** What the casting slot calls a part of a thing otherwise: ego kinds are FIQHack's object properties. */
const NAMES: Partial<Readonly<Record<KnownPart, string>>> = { ego: 'properties' };

/** Identifies items in the pack, completely or as far as the caster's skill allows. */
export const identifyBySkill: Charm = (state, by, blessed) => {
  const told = state.ruleset.slots.casting.identifying?.[by.skill];
  const parts =
    told === undefined ? ALL_PARTS : ALL_PARTS.filter(part => told.includes(NAMES[part] ?? part));
  const waiting = state.pending;
  // The cast was the move: saying what for is none.
  beginIdentifying(state, blessed ? 1 : 0, parts, true);
  const { pending } = state;
  if (pending !== undefined && pending !== waiting) {
    tellAsked(state, pending, 0);
  }
  return true;
};
