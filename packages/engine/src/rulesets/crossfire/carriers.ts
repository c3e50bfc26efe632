// Carriers of spells. Crossfire common/treasure.c, common/utils.c (random_roll), lib/config/stat_bonus.

import type { Chance } from '../../chance/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';
import type { CarrierRules, LuckyRollView } from '../../spellcraft/index.ts';

/** Luck beyond ±10 has no further effect. */
const MOST_LUCK = 10;

/** Common/utils.c (random_roll): luck can drop a value from the bad end of the range, or add one there. */
function rollWithLuck(chance: Chance, { least, most, highIsGood, luck }: LuckyRollView): number {
  const values = most - least + 1;
  const base = values > 2 ? 20 : 50;
  const lucky = luck !== 0 && chance.test(Math.min(MOST_LUCK, Math.abs(luck)), base, 'luck');
  if (!lucky) {
    return least + chance.below(values, 'roll');
  }
  const sign = Math.sign(luck);
  const drawn = chance.below(Math.max(1, values - sign), 'roll');
  return clamp(least + drawn + (highIsGood ? sign : 0), least, most);
}

/** server/spell_util.c (regenerate_rod) */
function tenthAndOne(maxhp: number): number {
  return 1 + truncDiv(maxhp, 10);
}

/** The carriers part of the spells slot. */
export const carriers: CarrierRules = {
  plainStep: 5,
  highestLevel: 110,
  priceOffset: 50,
  scrollExperience: 5,
  scroll: { bad: 20, blessed: 2 },
  spellbook: { bad: 5, blessed: 1 },
  potion: { bad: 50, blessed: 0 },
  damnedOnceIn: 6,
  leastRodCasts: 2,
  rodGain: tenthAndOne,
  learnSpell: [
    0, 0, 0, 1, 2, 4, 8, 12, 16, 25, 36, 45, 55, 65, 70, 75, 80, 85, 90, 95, 100, 100, 100, 100,
    100, 100, 100, 100, 100, 100, 100,
  ],
  readLevelPoints: 5,
  roll: rollWithLuck,
};
