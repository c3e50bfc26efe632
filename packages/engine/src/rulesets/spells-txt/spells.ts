// Spell objects by the developers' document on spells, where it contradicts the program.
// Crossfire, "spells"; rows D-SP of the list of documents.

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CastingLevels, SpellcraftRules } from '../../spellcraft/index.ts';
import { spells as crossfire } from '../crossfire/spells.ts';
import type { Switches } from '../switch.ts';

/** The names of the switches. */
export type SpellSwitch =
  | 'path-level-shift'
  | 'healing-dice'
  | 'monsters-use-areas'
  | 'rod-tenth'
  | 'missile-attack-type'
  | 'swarm-any-spell'
  | 'summon-count'
  | 'full-square'
  | 'act-each-tick'
  | 'race-groups-refresh'
  | 'aura-on-entry'
  | 'faery-fire-tens'
  | 'bless-paths-if-asked'
  | 'smite-duration-adjust'
  | 'smite-undead-strengthens'
  | 'smite-stopped-by-resistance'
  | 'path-shift-bonuses-only'
  | 'stand-still'
  | 'range-modifier-wc'
  | 'heal-own-square'
  | 'full-range'
  | 'polymorph-off'
  | 'curse-only-flag'
  | 'raise-dead-may-fail'
  | 'recall-exact-ticks'
  | 'portal-two-casts';

/** Paths don't count for the price. */
function plainPriceLevel({ baseLevel }: CastingLevels): number {
  return baseLevel;
}

/** Paths don't count for permission. */
function plainPermissionLevel({ baseLevel }: CastingLevels): number {
  return baseLevel;
}

/** The spell's unshifted level is required. */
function plainNeededLevel({ spellLevel }: CastingLevels): number {
  return spellLevel;
}

/** Speed left from earlier ticks plus this tick's speed, whose sign is ignored. */
function gathered(speedLeft: number, speed: number): number {
  return Math.fround(speedLeft + Math.abs(speed));
}

/** Number of acts in this tick: each act costs 1 of the gathered speed. */
function actAsOftenAsSpeed(speedLeft: number, speed: number): number {
  return Math.max(0, Math.ceil(gathered(speedLeft, speed)));
}

/** Each tick gathers speed and pays for each act. */
function gatherAndPay(speedLeft: number, speed: number): number {
  const left = gathered(speedLeft, speed);
  return Math.fround(left - Math.max(0, Math.ceil(left)));
}

/** Sides of a healing die. */
const HEALING_SIDES = 6;

/** Rolls `dice` dice and adds the fixed amount. */
function healDice(chance: Chance, dam: number, dice: number): number {
  return dam + chance.roll(dice, HEALING_SIDES, 'healing');
}

/** A tenth of the maximum, rounded up, so ten activations fill any rod. */
function tenthRoundedUp(maxhp: number): number {
  return floorDiv(maxhp + 9, 10);
}

/** `dam` creatures, or the listed count plus `dam`. */
function countOrAdd(count: number, dam: number, listed: boolean): number {
  return listed ? count + dam : Math.max(1, dam);
}

/** Every statement of the document that changes a rule, by switch name. */
export const switches: Switches<SpellcraftRules, SpellSwitch> = {
  'path-level-shift': { house: true, patch: { pathLevels: { caster: 5, spell: 0 } } },
  'healing-dice': { house: true, patch: { steps: { healingAmount: healDice } } },
  'monsters-use-areas': {
    house: true,
    patch: { monsterSubtypes: [...crossfire.monsterSubtypes, 16, 44] },
  },
  'rod-tenth': { house: true, patch: { carriers: { rodGain: tenthRoundedUp } } },
  'missile-attack-type': { house: true, patch: { missilesAreOnlyMagic: false } },
  'swarm-any-spell': { house: true, patch: { releases: { swarm: { anySpell: true } } } },
  'summon-count': { house: true, patch: { steps: { summonCount: countOrAdd } } },
  'full-square': { house: true, patch: { standing: { wholeSquare: true } } },
  'act-each-tick': {
    house: true,
    patch: { steps: { turnsInTick: actAsOftenAsSpeed, clockAfterTick: gatherAndPay } },
  },
  'race-groups-refresh': { house: true, patch: { forces: { groupsRenewOwn: true } } },
  'aura-on-entry': { house: true, patch: { forces: { aurasHitOnEntry: true } } },
  'faery-fire-tens': {
    house: true,
    patch: { forces: { glow: { speed: 1, clock: 0, turnsPerPoint: 10 } } },
  },
  'bless-paths-if-asked': { house: true, patch: { divine: { pathsIfAsked: true } } },
  'smite-duration-adjust': { house: true, patch: { divine: { smiteLastsByRange: false } } },
  'smite-undead-strengthens': {
    house: true,
    patch: { divine: { deathOnUndead: { strengthens: 3 } } },
  },
  'smite-stopped-by-resistance': {
    house: true,
    patch: { divine: { smiteShield: 'any-resistance' } },
  },
  'path-shift-bonuses-only': {
    house: true,
    patch: {
      steps: {
        priceLevel: plainPriceLevel,
        permissionLevel: plainPermissionLevel,
        neededLevel: plainNeededLevel,
      },
    },
  },
  /** D-SP-19: the flag keeps a cone from spreading. */
  'stand-still': { house: true, patch: { conesStandStill: true } },
  /** D-SP-27: what a golem gains in speed by its level, it gains in wc. */
  'range-modifier-wc': { house: false, patch: { sides: { golems: { wcByRange: true } } } },
  /** D-SP-34: the healed creature is where the caster is. */
  'heal-own-square': { house: false, patch: { healsOwnSquare: true } },
  /** D-SP-05: a search in a direction looks at as many squares as the range says. */
  'full-range': { house: true, patch: { making: { searchesFullRange: true } } },
  /** D-SP-43: polymorph is off, because of abuse. */
  'polymorph-off': { house: true, patch: { matter: { polymorph: { works: false } } } },
  /** D-SP-51: a curse only sets the flag of its item. */
  'curse-only-flag': { house: true, patch: { matter: { curseConceals: false } } },
  /** D-SP-11: raising the dead may fail, by the formula that lies dormant in the program. */
  'raise-dead-may-fail': { house: true, patch: { ways: { raising: { mayFail: true } } } },
  /** D-SP-31: half an activation more than the program's clock has: rounding can't delay the turn. */
  'recall-exact-ticks': { house: true, patch: { ways: { recall: { headStart: 0.001 } } } },
  /** D-SP-50: the spell itself marks the far end of its portal. */
  'portal-two-casts': { house: true, patch: { ways: { portals: { twoCasts: true } } } },
};
