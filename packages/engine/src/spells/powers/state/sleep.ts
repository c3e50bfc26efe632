// Sleep. NetHack 3.6.7 src/zap.c (sleep_monst, zhitu).

import { sleepTurns } from '../../../casting/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import { minds } from '../minds.ts';
import { NOTHING, type PowerRule, powerRule } from '../power-rule.ts';

/** Puts the target to sleep. Labels: `sleep` and those of `sleepTurns`. */
export const sleep: PowerRule = powerRule({
  word: 'sleep',
  also: ['sleeping'],
  travels: ['ray'],
  brings: 'sleep',
  asks: ['resists-sleep', 'not-living', 'magic-resistance'],
  hit: (chance, rules, view) => {
    const { hit, target } = view;
    const immune = target.sleepResistant;
    if (!target.isHero) {
      return { ...NOTHING, turns: sleepTurns(chance, rules, { ...minds(view), immune }) };
    }
    // quirk: a hero can't resist the ray by his mind; only sleep resistance helps.
    const { levelsPerDie, sleepSides } = rules.attack.ray;
    const dice = truncDiv(hit.by.level, levelsPerDie) + 1;
    return { ...NOTHING, turns: immune ? 0 : chance.roll(dice, sleepSides, 'sleep') };
  },
});
