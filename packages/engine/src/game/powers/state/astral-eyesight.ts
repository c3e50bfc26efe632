// Astral eyesight: the hero sees nearby squares through walls for a time. FIQHack libnethack/src/spell.c has
// it as a maintained spell; its duration in other rulesets is an own number.

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Starts astral eyesight. */
const cast: Cast = state => {
  const { least, values } = state.ruleset.slots.world.magic.astralEyesight;
  const turns = least + state.luck('spells').below(values, 'turns');
  prolong(state, state.hero, 'astral-sighted', turns);
  return true;
};

/** The spell. */
export const astralEyesight: PowerDeed = {
  word: 'astral-eyesight',
  cast,
  keeps: 'astral-sighted',
};
