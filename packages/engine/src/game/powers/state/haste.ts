// Haste: the potion of speed, the wand of haste, the spell, and the second wind of monsters. NetHack 3.6.7
// src/potion.c (peffects, POT_SPEED; speed_up), src/zap.c (bhitm, zapyourself: WAN_SPEED_MONSTER), src/spell.c
// (spelleffects, SPE_HASTE_SELF); Angband 3.0.5 src/melee2.c (make_attack_spell: HASTE).

import { extendCondition } from '../../body/afflict.ts';
import { hastenMonster, quicken } from '../../body/quickness.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { withstands } from '../withstands.ts';

/** Makes fast. */
export const haste: PowerDeed = {
  word: 'haste',
  keeps: 'very-fast',
  // Very fast for a while; to stay so for longer tells nothing.
  drunk: (state, { beatitude }) => quicken(state, 'potion', beatitude),
  // As the potion, but a hurt leg is not healed by it.
  cast: (state, _, blessed) => {
    quicken(state, 'spell', blessed ? 'blessed' : 'uncursed');
    return true;
  },
  // The hero for good, a monster by one step.
  zapped: {
    here: state => quicken(state, 'wand'),
    touch: (state, creature) => !withstands(state, creature) && hastenMonster(state, creature),
  },
  // For a while.
  monstersWord: 'second-wind',
  byMonster: (state, caster) => {
    extendCondition(state, caster, 'fast', state.ruleset.slots.world.magic.secondWind);
    return true;
  },
};
