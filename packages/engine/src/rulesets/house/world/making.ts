// How items and monsters are generated: beatitude, enchantments, charges, and which kinds are met.

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * NetHack's numbers. Source: NetHack 3.6.7 src/mkobj.c (mksobj, blessorcurse, mkobj_erosions), src/rnd.c (rne). Of weapons 1
 * in 11 is well enchanted, and 1 in 11 badly and cursed; of potions and scrolls 1 in 8 is blessed and 1 in 8
 * cursed; of wands and books 1 in 34 each; food is always uncursed.
 */
export const generation: WorldRules['generation'] = {
  blessedOrCursed: {
    weapon: 10,
    armour: 10,
    potion: 4,
    scroll: 4,
    spellbook: 17,
    wand: 17,
    ring: 3,
    amulet: 10,
    light: 5,
    plain: 0,
  },
  goodWeapon: { k: 1, n: 11 },
  badWeapon: { k: 1, n: 10 },
  goodArmour: { k: 1, n: 10 },
  prone: { k: 9, n: 10 },
  armourMishap: { k: 1, n: 11 },
  ringMishap: { k: 1, n: 9 },
  ring: {
    enchanted: { k: 9, n: 10 },
    bySign: { k: 9, n: 10 },
    smallPlus: 4,
    smallMinus: 3,
    cursedBelowZero: { k: 4, n: 5 },
  },
  size: { onceIn: 3, most: 5, mostBelowLevel: 15, levelsPerPoint: 3 },
  proofedOneIn: 100,
  draws: 4,
};

/** NetHack 3.6.7 src/makemon.c (montooweak, montoostrong, m_initgrp). */
export const spawning: WorldRules['spawning'] = {
  weakestOver: 6,
  strongestOver: 2,
  smallerGroups: [
    { below: 3, over: 4 },
    { below: 5, over: 2 },
  ],
};
