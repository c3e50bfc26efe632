// Turning undead. NetHack 3.6.7 src/zap.c (bhitm: SPE_TURN_UNDEAD).

import { resists, spellDamageBonus } from '../../../casting/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import { minds } from '../minds.ts';
import { harm, NOTHING, powerRule } from '../power-rule.ts';

/** Sides of the damage die. */
const SIDES = 8;

/** Undead take 1d8 and flee; if they resist they take half and stay. Labels: `turned`, `resists`. */
export const turnUndead = powerRule({
  word: 'turn-undead',
  travels: ['beam'],
  hit: (chance, rules, view) => {
    if (!view.target.undead) {
      return NOTHING;
    }
    const { level, intelligence, skill } = view.hit.by;
    const rolled = chance.roll(1, SIDES, 'turned');
    const damage = spellDamageBonus(rules, { level, intelligence, skill, damage: rolled });
    return resists(chance, minds(view))
      ? harm(truncDiv(damage, 2))
      : { ...NOTHING, damage, turns: 1 };
  },
});
