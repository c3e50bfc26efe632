// Growth of heroes, and conversions between the scales of the source documents.

import { ARMOUR_POINTS, type WorldRules } from '../../../worldrules/index.ts';
import { spells } from '../../nethack-3.4.3/casting-spells.ts';

/**
 * Combat uses five levels for every three. Experience of a kill: NetHack 3.6.7 src/exper.c (experience). What a level
 * takes is an own rule, nearer to Angband's table than to NetHack's: with the kills of 26 levels of dungeon a hero is
 * of level 10 at a third of the way, and of level 20 near its end.
 */
export const levels: WorldRules['levels'] = {
  combat: { times: 5, over: 3 },
  next: [
    { from: 20, at: 30_000, doubles: false },
    { from: 15, at: 5000, doubles: false },
    { from: 10, at: 800, doubles: false },
    { from: 5, at: 120, doubles: false },
    { from: 1, at: 20, doubles: false },
  ],
  // NetHack 3.6.7 src/botl.c (xlev_to_rank).
  ranks: [1, 3, 6, 10, 14, 18, 22, 26, 30],
  kills: {
    sure: 1,
    quick: [
      { above: 18, points: 5 },
      { above: 12, points: 3 },
    ],
    armed: 5,
    high: { above: 8, points: 50 },
  },
};

/** NetHack 3.6.7 src/attrib.c (newhp), src/exper.c (newpw); rolling the hit dice twice is an own rule. */
export const growth: WorldRules['growth'] = {
  rollsOfALevel: 2,
  constitution: [
    { least: 19, points: 4 },
    { least: 18, points: 3 },
    { least: 17, points: 2 },
    { least: 15, points: 1 },
    { least: 7, points: 0 },
    { least: 4, points: -1 },
    { least: 0, points: -2 },
  ],
  wisdomOver: 2,
  attributesEvery: 5,
};

const UNTRAINED = { toHit: -4, toDam: -2 };

/** NetHack 3.6.7 include/skills.h, src/weapon.c (slots_required, weapon_hit_bonus, weapon_dam_bonus). */
export const skills: WorldRules['skills'] = {
  practice: 20,
  schools: [
    'attack',
    'healing',
    'divination',
    'enchantment',
    'clerical',
    'escape',
    'matter',
    // SLASH'EM's schools, which replace clerical and escape.
    'protection',
    'body',
  ],
  schoolsOver: 2,
  weaponBonus: {
    restricted: UNTRAINED,
    unskilled: UNTRAINED,
    basic: { toHit: 0, toDam: 0 },
    skilled: { toHit: 2, toDam: 1 },
    expert: { toHit: 3, toDam: 2 },
  },
};

/** One more shot from skilled on. The dice are an own rule. NetHack 3.6.7 src/dothrow.c (throw_obj). */
export const ownLauncher: WorldRules['ownLauncher'] = {
  dice: { count: 2, sides: 4, bonus: 0 },
  extra: { from: 'skilled', shots: 1 },
};

/**
 * 18/01–31 becomes 19, 18/32–81 becomes 20, 18/82–119 becomes 21; then 22 from 18/120, 23 from 18/150, 24
 * from 18/180 and 25 from 18/220.
 */
export const scales: WorldRules['scales'] = {
  attributes: [
    { least: 238, value: 25 },
    { least: 198, value: 24 },
    { least: 168, value: 23 },
    { least: 138, value: 22 },
    { least: 100, value: 21 },
    { least: 50, value: 20 },
    { least: 19, value: 19 },
  ],
  lowest: 3,
  armour: { unarmoured: 10, points: ARMOUR_POINTS },
  immunePercent: 100,
};

/** (level + ⌊level² / 10⌋)d8; NetHack 3.6.7 src/mhitu.c (mattacku), src/mthrowu.c (m_throw, thitu). */
export const monsters: WorldRules['monsters'] = {
  hitPoints: { weakest: { count: 1, sides: 4, bonus: 0 }, sides: 8, least: 2, squareOver: 14 },
  blows: { toHit: 10, die: 20 },
  missiles: { toHit: 8, near: 3, far: -4, die: 20 },
  typicalArmour: { least: 12, perLevel: 3 },
};

/** Own rule. */
export const spellTerms: WorldRules['spellTerms'] = {
  levels: [2, 5, 8, 11, 15, 23],
  schools: [
    'clerical', // protection
    'attack', // fire
    'attack', // frost
    'attack', // electricity
    'attack', // missiles
    'escape', // self
    'clerical', // summoning
    'clerical', // abjuration
    'healing', // restoration
    'attack', // detonation
    'enchantment', // mind
    'matter', // creation
    'escape', // teleportation
    'divination', // information
    'matter', // transmutation
    'attack', // transferrence
    'clerical', // turning
    'attack', // wounding
    'attack', // death
    'divination', // light
  ],
  ofPrayers: 'clerical',
  ofOthers: 'matter',
  writtenBy: spells,
};
