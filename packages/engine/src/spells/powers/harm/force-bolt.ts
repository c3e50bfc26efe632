// Force bolt. NetHack 3.6.7 src/zap.c (bhitm), src/lock.c (doorlock).

import { forceBolt as bolt } from '../../../casting/index.ts';
import { minds } from '../minds.ts';
import { harm, type PowerRule, powerRule } from '../power-rule.ts';

/** Damages a creature, and breaks a door. */
export const forceBolt: PowerRule = powerRule({
  word: 'force-bolt',
  travels: ['beam'],
  door: 'break',
  asks: ['resists-magic', 'magic-resistance'],
  hit: (chance, rules, view) => {
    const { armourClass, magicResistant } = view.target;
    return harm(
      bolt(chance, rules, { ...minds(view), targetArmourClass: armourClass, magicResistant }),
    );
  },
});
