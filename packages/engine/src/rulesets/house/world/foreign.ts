import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Crossfire's creatures and items in this game's numbers. Armour class and to-hit: NetHack's scale is
 * Crossfire's, so its 10 + level becomes 20 − wc. Speed: 1.0 acts once a tick, 10 times a turn. Shares and
 * sizes: own rules.
 */
export const foreign: WorldRules['foreign'] = {
  creatures: {
    armour: { perPoint: 6, base: 10, most: 150 },
    toHit: 10,
    speed: { points: 120, most: 1200 },
    mostDamage: 1000,
    mostHitPoints: 20_000,
    frequency: 2,
    notices: { usual: 10, most: 60 },
    erraticOneIn: 3,
  },
  things: { armourPerPoint: 6, gramsPerTenth: 45, mostBonus: 10, mostPowerOnFloors: 3 },
  floorOneIn: 4,
};
