// Numbers of the dungeon: population, waking, doors, books, potions, touches.

import type { WorldRules } from '../../../worldrules/index.ts';
import { flesh } from './flesh.ts';

/** Number of monsters and items on a level: own rules. Arrivals: NetHack 3.6.7 src/allmain.c (moveloop). */
export const dungeon: WorldRules['dungeon'] = {
  things: { sure: 6, sides: 4 },
  uniquesOneIn: 3,
  uniquesAbove: 1,
  artifactsOneIn: 8,
  swimmers: { squares: 12, oneIn: 2 },
  arrivesOneIn: 70,
};

/**
 * 1 to 3 groups on the first level, 1 more per level, 8 to 10 from the eighth on: own rule. Group size: NetHack 3.6.7 src/makemon.c
 * (m_initgrp).
 */
export const groups: WorldRules['groups'] = {
  ofLevel: { sure: -1, deeper: 1, most: 7, sides: 3 },
  small: 3,
  large: 10,
  companyOneIn: 2,
  largeShare: { times: 2, of: 3 },
};

/**
 * Half of the monsters start asleep; a sleeper wakes with probability 1 in 7 a turn: own rules. Alarms:
 * NetHack 3.6.7 src/wizard.c (aggravate). Darkness: Crossfire server/monster.c (monster_can_detect_enemy).
 */
export const waking: WorldRules['waking'] = {
  asleepOneIn: 2,
  wakesOneIn: 7,
  rousedOneIn: 5,
  darknessPerSquare: 2,
};

/** NetHack 3.6.7 src/detect.c (dosearch0). */
export const searching: WorldRules['searching'] = { foundOneIn: 7 };

/** NetHack 3.6.7 src/lock.c (doopen_indir, doforce); breaking by monsters: own rule. */
export const doors: WorldRules['doors'] = { die: 20, forcedDie: 45, breaksOneIn: 2 };

/** NetHack 3.6.7 src/mthrowu.c (drop_throw); the fall: Angband 3.0.5 src/object2.c (drop_near). */
export const breakage: WorldRules['breakage'] = {
  shotByMonsters: { times: 2, of: 3 },
  landsWithin: 3,
};

/** NetHack 3.6.7 src/spell.c (cursed_book), src/attrib.c (losestr), src/shk.c (cost_per_charge). */
export const books: WorldRules['books'] = {
  blindness: { least: 250, values: 100 },
  confusion: { least: 16, values: 7 },
  poison: { least: 3, values: 4, sides: 10, perMissing: 6 },
  weakest: 3,
  explosion: { sides: 10, times: 2, more: 5 },
};

/** NetHack 3.6.7 src/potion.c (peffects); courage and blessing: Angband 3.0.5 src/cmd6.c. */
export const potions: WorldRules['potions'] = {
  confusion: { least: 16, values: 7, perSign: -8 },
  blindness: { least: 250, values: 200, perSign: -125 },
  sleep: { least: 25, values: 10, perSign: -12 },
  courage: { least: 25, sides: 25 },
  blessing: { least: 6, sides: 12 },
  vigourDice: [1, 2, 3],
  vigourSides: 6,
};

/**
 * How long terror lasts: Angband 3.0.5 src/melee1.c (RBE_TERRIFY). How often it comes stands for the saving throw there,
 * an own rule, and so are the others.
 */
export const fear: WorldRules['fear'] = {
  fright: { least: 10, values: 10 },
  terrifiesOneIn: 4,
  terror: { least: 3, sides: 10 },
  byMagic: 25,
};

/** NetHack 3.6.7 src/mhitu.c (hitmu); blindness and poison: own rule. */
export const touches: WorldRules['touches'] = {
  paralysis: { oneIn: 3, sides: 10 },
  stunsOneIn: 4,
  confusesOneIn: 4,
  blindsOneIn: 3,
  poisonsOneIn: 3,
};

/** 1 in 17 on the first level, 1 in 7 on the fifth, at most 1 in 5: own rule. */
export const egos: WorldRules['egos'] = { sure: 2, perDepth: 1, most: 10, outOf: 50 };

/**
 * Own rules. A drained hero loses one level's hit points. The range of astral sight: NetHack 3.6.7 src/artifact.c
 * (set_artifact_intrinsic).
 */
export const magic: WorldRules['magic'] = {
  drained: { count: 1, sides: 8 },
  actsAnewEvery: 10,
  monsterMind: { intelligence: 12, wisdom: 10 },
  monsterEnergy: 10,
  monsterEnergyBack: 20,
  secondWind: 20,
  touchConfuses: 20,
  cancelled: { least: 50, values: 100 },
  astralEyesight: { least: 50, values: 100 },
  astralRange: 3,
  mostMissileValue: 2,
};

/** NetHack 3.6.7 src/eat.c (rottenfood). */
export const food: WorldRules['food'] = {
  confusesOneIn: 4,
  blindsOneIn: 4,
  faintsOneIn: 3,
  confusion: { count: 2, sides: 4 },
  blindness: { count: 2, sides: 10 },
  faint: 10,
  flesh,
};
