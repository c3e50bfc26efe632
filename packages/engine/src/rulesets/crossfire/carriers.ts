// Carriers of spells. Crossfire common/treasure.c, types/potion/potion.c, lib/config/stat_bonus.

import { truncDiv } from '../../integers/index.ts';
import type { CarrierRules } from '../../spellcraft/index.ts';

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
  cursedPotion: { leastDamage: 1, damageOver: 5, leastRadius: 2, radiusOver: 10, duration: 15 },
  damnedOnceIn: 6,
  leastRodCasts: 2,
  rodGain: tenthAndOne,
  learnSpell: [
    0, 0, 0, 1, 2, 4, 8, 12, 16, 25, 36, 45, 55, 65, 70, 75, 80, 85, 90, 95, 100, 100, 100, 100,
    100, 100, 100, 100, 100, 100, 100,
  ],
  reading: { blessed: 5, above: 10, forgets: { times: 1, over: 10 } },
  readLevelPoints: 5,
};
