// Phase: the hero passes through walls. FIQHack libnethack/src/spell.c keeps it up; where nothing is kept
// up it lasts as long as SLASH'EM's passwall, src/spell.c.

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Turns: one of so many values from a least one, whatever the caster's skill. */
const TURNS = { values: 100, least: 50 };

/** Makes the hero pass through stone, walls and doors. */
const cast: Cast = state => {
  const turns = TURNS.least + state.luck('spells').below(TURNS.values, 'turns');
  prolong(state, state.hero, 'phasing', turns);
  return true;
};

/** The spell. */
export const phase: PowerDeed = {
  word: 'phase',
  cast,
  keeps: 'phasing',
};
