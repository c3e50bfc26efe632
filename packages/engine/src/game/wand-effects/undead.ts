// The wand of turning. NetHack 3.6.7 src/zap.c (bhitm: WAN_UNDEAD_TURNING): it hurts the undead and makes
// them flee. Corpses are none down here.

import { frighten } from '../afflict.ts';
import { hurt } from '../harm.ts';
import { nothing, type WandEffect } from './wand-effect.ts';
import { withstands } from './withstands.ts';

/** Damage, halved for who withstands it. */
const DIE = 8;

/** Turns the undead. */
export const turning: WandEffect = {
  here: nothing,
  touch: (state, creature) => {
    if (!creature.facts.combatFlags.includes('undead')) {
      return false;
    }
    const rolled = state.luck('wands').roll(1, DIE, 'turns');
    const damage = withstands(state, creature) ? (rolled + 1) >> 1 : rolled;
    const { square } = creature;
    state.logSeen('force-struck', square, creature.id, damage);
    hurt(state, creature, damage, state.hero.id);
    if (creature.alive) {
      frighten(state, creature);
    }
    return state.sees(square);
  },
};
