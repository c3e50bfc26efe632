import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Lasting effects in this game's numbers. Armour: as for foreign armour. To-hit: a point of Crossfire's is a
 * twentieth of its die, and two points of Angband's are worth about as much. The rest: own rules.
 */
export const forces: WorldRules['forces'] = {
  armourPerPoint: 6,
  toHitPerPoint: 2,
  regeneration: { turnsPerPoint: 6 },
  darkSight: 5,
};
