// Phase: the hero passes through walls. FIQHack libnethack/src/spell.c has it as a maintained spell; in other
// rulesets it lasts as long as SLASH'EM's passwall, src/spell.c.

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Lets the hero pass through stone, walls and doors. */
const cast: Cast = state => {
  const { least, values } = state.ruleset.slots.world.powers.phasing;
  const turns = least + state.luck('spells').below(values, 'turns');
  prolong(state, state.hero, 'phasing', turns);
  return true;
};

/** The spell. */
export const phase: PowerDeed = {
  word: 'phase',
  cast,
  keeps: 'phasing',
};
