// Identification, by scroll and by spell. NetHack 3.6.7 src/read.c (seffects, SCR_IDENTIFY). In rulesets where
// skill decides what the spell reveals, it reveals no more than that: FIQHack libnethack/src/spell.c.

import type { KnownPart } from '../../../objects/index.ts';
import type { Cast, PowerDeed, Use } from '../../state/power-deed.ts';
import { tellAsked } from '../continuations/index.ts';
import { signOf } from '../sign.ts';
import { ALL_PARTS, beginIdentifying } from './identifying.ts';

/** Identifies items in the pack; a confused reader only identifies the scroll. */
const read: Use = (state, scroll) => {
  if (!scroll.confused) {
    beginIdentifying(state, signOf(scroll), ALL_PARTS, false);
  }
  return true;
};

/** The casting slot's names of parts, where they differ: ego kinds are FIQHack's object properties. */
const NAMES: Partial<Readonly<Record<KnownPart, string>>> = {
  ego: 'properties',
  proof: 'erosion-proofing',
};

/** Identifies items in the pack, completely or as far as the caster's skill allows. */
const cast: Cast = (state, by, blessed) => {
  const told = state.ruleset.slots.casting.identifying?.[by.skill];
  const parts =
    told === undefined ? ALL_PARTS : ALL_PARTS.filter(part => told.includes(NAMES[part] ?? part));
  const waiting = state.pending;
  // The cast was the move, so the choice takes none.
  beginIdentifying(state, blessed ? 1 : 0, parts, true);
  const { pending } = state;
  if (pending !== undefined && pending !== waiting) {
    tellAsked(state, pending, 0);
  }
  return true;
};

/** Identifies carried items. */
export const identify: PowerDeed = {
  word: 'identify',
  read,
  cast,
};
