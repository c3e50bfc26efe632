// Spell objects in the Crossfire server. server/spell_util.c, include/spells.h,
// common/utils.c, common/living.c; trunk of November 2021.

import type { Chance } from '../../chance/index.ts';
import type { CastingLevels, SpellcraftRules } from '../../spellcraft/index.ts';
import { carriers } from './carriers.ts';
import { divine } from './divine.ts';
import { effects } from './effects.ts';
import { failures } from './failures.ts';
import { forces } from './forces.ts';
import { hits } from './hits.ts';
import { making } from './making.ts';
import { matter } from './matter.ts';
import { pools, recovery } from './pools.ts';
import { releases } from './releases.ts';
import { sickness } from './sickness.ts';
import { sides } from './sides.ts';
import { traps } from './traps.ts';
import { ways } from './ways.ts';

/** The caster's level after path shifts sets the price. */
function shiftedPriceLevel({ casterLevel }: CastingLevels): number {
  return casterLevel;
}

/** The caster's level after path shifts decides permission. */
function shiftedPermissionLevel({ casterLevel }: CastingLevels): number {
  return casterLevel;
}

/** The spell's level after path shifts decides permission. */
function shiftedNeededLevel({ minCastingLevel }: CastingLevels): number {
  return minCastingLevel;
}

/** One act in each tick that starts with speed left. */
function actWithSomethingLeft(speedLeft: number): number {
  return speedLeft > 0 ? 1 : 0;
}

/** Each tick either pays for an act or gathers speed, never both. */
function payOrGather(speedLeft: number, speed: number): number {
  return Math.fround(speedLeft > 0 ? speedLeft - 1 : speedLeft + Math.abs(speed));
}

/** Sides of a healing die. */
const HEALING_SIDES = 6;

/**
 * quirk: one uniform draw between the number of dice and 6, plus that number; above 6 dice the result is 2
 * per die.
 */
function healOneNumber(chance: Chance, dam: number, dice: number): number {
  if (dice <= 0) {
    return dam;
  }
  return dam + 2 * dice + chance.below(Math.max(1, HEALING_SIDES - dice + 1), 'healing');
}

/** The spell's damage adds to the listed count. */
function addToCount(count: number, dam: number): number {
  return count + dam;
}

/** The spells slot. */
export const spells: SpellcraftRules = {
  pathNames: {
    protection: 'Protection',
    fire: 'Fire',
    frost: 'Frost',
    electricity: 'Electricity',
    missiles: 'Missiles',
    self: 'Self',
    summoning: 'Summoning',
    abjuration: 'Abjuration',
    restoration: 'Restoration',
    detonation: 'Detonation',
    mind: 'Mind',
    creation: 'Creation',
    teleportation: 'Teleportation',
    information: 'Information',
    transmutation: 'Transmutation',
    transferrence: 'Transferrence',
    turning: 'Turning',
    wounding: 'Wounding',
    death: 'Death',
    light: 'Light',
  },
  pathLevels: { caster: 2, spell: 2 },
  healsOwnSquare: false,
  conesStandStill: false,
  helpsServants: false,
  monsterSubtypes: [4, 5, 6, 7, 8, 10, 11, 12, 15, 19, 27, 35, 36],
  leastLevel: 1,
  deniedLevel: 1,
  cost: {
    growsWithLevel: true,
    pathFactors: { attuned: 0.8, repelled: 1.25 },
    least: 1,
  },
  castingTime: { pathFactors: { attuned: 0.8, repelled: 1.25 } },
  immunity: 100,
  hitsOnEntry: false,
  carriers,
  failures,
  recovery,
  pools,
  missilesAreOnlyMagic: true,
  hits,
  standing: { wholeSquare: false, dust: 9998, lastPicture: 1, runeCharges: 1 },
  releases,
  effects,
  making,
  matter,
  forces,
  sickness,
  sides,
  divine,
  traps,
  ways,
  steps: {
    priceLevel: shiftedPriceLevel,
    permissionLevel: shiftedPermissionLevel,
    neededLevel: shiftedNeededLevel,
    turnsInTick: actWithSomethingLeft,
    clockAfterTick: payOrGather,
    healingAmount: healOneNumber,
    summonCount: addToCount,
  },
};
