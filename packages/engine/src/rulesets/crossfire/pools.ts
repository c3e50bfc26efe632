// Maxima and recovery of hit points, mana and grace. Crossfire common/living.c (fix_object), server/player.c
// (do_some_living), lib/config/stat_bonus.

import type { PoolRules, RecoveryRules } from '../../spellcraft/index.ts';

/** The recovery part of the spells slot. */
export const recovery: RecoveryRules = {
  pools: {
    hitPoints: { rate: 1200, slower: 600, limitOver: 1, underArmour: false, hungry: true },
    mana: { rate: 2500, slower: 1250, limitOver: 1, underArmour: true, hungry: true },
    grace: { rate: 2000, slower: 1000, limitOver: 2, underArmour: false, hungry: false },
  },
  leastPace: 20,
  paceOffset: 10,
  plainArmour: 10,
  rest: 2,
  food: 1,
};

/** The maxima part of the spells slot. */
export const pools: PoolRules = {
  constitutionBonus: [
    -3, -2.5, -2, -1.5, -1, -0.5, -0.5, 0, 0, 0, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8,
    9, 10, 11, 12.5, 15, 20, 25,
  ],
  spellBonus: [
    -2.5, -2.5, -2.25, -2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25,
    1.5, 1.75, 2, 2.25, 2.5, 3, 3.75, 5, 6.25, 7.5, 10, 12.5, 17.5, 25,
  ],
  manaShares: { power: 2, other: 1, over: 3 },
  graceShares: { power: 1, other: 2, over: 3 },
  ownLevels: 10,
  laterPoints: 2,
  leastPoints: 1,
  unskilled: 1,
  bareArmour: 10,
  leastAttribute: 1,
  mostAttribute: 30,
  counted: [
    'weapon',
    'armour',
    'helmet',
    'shield',
    'ring',
    'boots',
    'gloves',
    'amulet',
    'girdle',
    'bracers',
    'cloak',
    'disease',
    'force',
    'skill',
  ],
  attributesOnly: ['rod', 'wand', 'bow'],
  levelDice: {
    hitPoints: { first: 9, dice: 2, sides: 4, plus: 1 },
    mana: { first: 6, dice: 2, sides: 3, plus: 0 },
    grace: { first: 3, dice: 2, sides: 2, plus: -1 },
  },
};
