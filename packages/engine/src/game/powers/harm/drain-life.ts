// Drain life. NetHack 3.6.7 src/zap.c (bhitm, zapyourself: SPE_DRAIN_LIFE).

import { loseLevels } from '../../body/harm.ts';
import { harmSelf } from '../../magic/own-spell.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { strike } from './strike.ts';

/** Takes levels and the hit points that go with them. */
export const drainLife: PowerDeed = {
  word: 'drain-life',
  meets: (state, target, hit, { levels, mostHitPoints, damage }) => {
    strike(state, target, hit, damage, 'resisted');
    if (target.alive && levels > 0 && state.of(target.id) === undefined) {
      loseLevels(target, levels, mostHitPoints);
      state.logSeen('level-drained', target, target.id);
    }
  },
  // A hero doesn't lose levels. Label: `at-self`.
  atSelf: (state, hit) => {
    const { count, sides } = state.ruleset.slots.world.magic.drained;
    harmSelf(state, hit, state.luck('spells').roll(count, sides, 'at-self'));
  },
};
