// Levitation. NetHack 3.6.7 src/potion.c (peffects: SPE_LEVITATION).

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Makes the hero levitate. */
const cast: Cast = (state, _, blessed) => {
  const { plain, skilled } = state.ruleset.slots.world.powers.levitation;
  const { values, least } = blessed ? skilled : plain;
  prolong(state, state.hero, 'levitating', least + state.luck('spells').below(values, 'turns'));
  return true;
};

/** The spell. */
export const levitation: PowerDeed = {
  word: 'levitation',
  cast,
  keeps: 'levitating',
};
