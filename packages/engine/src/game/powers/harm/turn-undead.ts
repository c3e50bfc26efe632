// Turning undead. NetHack 3.6.7 src/zap.c (bhitm: SPE_TURN_UNDEAD).

import type { PowerDeed } from '../../state/power-deed.ts';
import { frightenByMagic } from '../state/fear.ts';
import { strike } from './strike.ts';

/** Hurts the undead and puts them to flight. */
export const turnUndead: PowerDeed = {
  word: 'turn-undead',
  meets: (state, target, hit, { damage, turns }) => {
    strike(state, target, hit, damage, 'resisted');
    if (turns > 0) {
      frightenByMagic(state, target);
    }
  },
};
