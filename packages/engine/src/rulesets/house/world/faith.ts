// Numbers of the faith of heroes: own rules.

import type { WorldRules } from '../../../worldrules/index.ts';

/** A prayer takes a move, and brings back more grace than a move of rest. */
export const faith: WorldRules['faith'] = {
  altarOneIn: 3,
  prayer: { sure: 1, wisdomOver: 9 },
  levelsPerGift: 3,
};
