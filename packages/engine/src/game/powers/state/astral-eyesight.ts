// Astral eyesight: for a while walls hide nothing that is near. FIQHack libnethack/src/spell.c has it keep
// up sight through walls; how long it lasts where nothing is maintained is an own number.

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Opens the hero's other eyes; how far they see is `ASTRAL_RANGE` of the level. */
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
