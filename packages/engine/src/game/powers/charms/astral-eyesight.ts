// Astral eyesight: for a while walls hide nothing that is near. FIQHack libnethack/src/spell.c has it keep
// up sight through walls; how long it lasts where nothing is kept up is the house's own number.

import { prolong } from '../../body/afflict.ts';
import type { Charm } from './charm.ts';

/** Turns: one of so many values from a least one, as those of phase. */
const TURNS = { values: 100, least: 50 };

/** Opens the hero's other eyes; how far they see is `ASTRAL_RANGE` of the level. */
export const astralEyesight: Charm = state => {
  const turns = TURNS.least + state.luck('spells').below(TURNS.values, 'turns');
  prolong(state, state.hero, 'astral-sighted', turns);
  return true;
};
