// Turning undead. NetHack 3.6.7 src/zap.c (bhitm: SPE_TURN_UNDEAD).

import { resists, spellDamageBonus } from '../../../casting/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import { minds } from '../minds.ts';
import { harm, NOTHING, type PowerRule, powerRule } from '../power-rule.ts';

/** Undead take damage and flee; if they resist they take half and stay. Labels: `turned`, `resists`. */
export const turnUndead: PowerRule = powerRule({
  word: 'turn-undead',
  travels: ['beam'],
  hit: (chance, rules, view) => {
    if (!view.target.undead) {
      return NOTHING;
    }
    const { level, intelligence, skill } = view.hit.by;
    const { count, sides } = rules.attack.turning;
    const rolled = chance.roll(count, sides, 'turned');
    const damage = spellDamageBonus(rules, { level, intelligence, skill, damage: rolled });
    return resists(chance, minds(view))
      ? harm(truncDiv(damage, 2))
      : { ...NOTHING, damage, turns: 1 };
  },
});
