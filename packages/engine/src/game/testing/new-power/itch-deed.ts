// The deed half of that power.

import { hurt } from '../../body/harm.ts';
import { strikes } from '../../powers/harm/strike.ts';
import type { PowerDeed } from '../../state/power-deed.ts';

/** Itches. */
export const itch: PowerDeed = {
  word: 'itch',
  meets: strikes('burned'),
  drunk: state => {
    hurt(state, state.hero, 1, 0, 'an itch');
    return true;
  },
  zapped: {
    here: () => false,
    touch: (state, creature) => {
      hurt(state, creature, 1, state.hero.id);
      return true;
    },
  },
  byMonster: (state, caster) => {
    hurt(state, state.hero, 2, caster.id);
    return true;
  },
};
