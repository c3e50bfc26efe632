// Spell objects as the developers' document on spells tells them, where the program does otherwise.
// Crossfire, "spells"; rows D-SP of the list of documents.

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CastingLevels, SpellcraftRules } from '../../spellcraft/index.ts';
import type { Patch } from '../patch.ts';

/** One statement of the document. */
interface Switch {
  /** The house ruleset follows it. */
  readonly house: boolean;
  readonly patch: Patch<SpellcraftRules>;
}

/** Paths don't count for the price. */
function plainPriceLevel({ baseLevel }: CastingLevels): number {
  return baseLevel;
}

/** Paths don't count for permission. */
function plainPermissionLevel({ baseLevel }: CastingLevels): number {
  return baseLevel;
}

/** The spell's own level is needed. */
function plainNeededLevel({ spellLevel }: CastingLevels): number {
  return spellLevel;
}

/** What is left of earlier ticks with this tick's speed; the sign of a speed says nothing of how fast it is. */
function gathered(speedLeft: number, speed: number): number {
  return Math.fround(speedLeft + Math.abs(speed));
}

/** As often as the speed, added to what is left, allows: each act costs 1. */
function actAsOftenAsSpeed(speedLeft: number, speed: number): number {
  return Math.max(0, Math.ceil(gathered(speedLeft, speed)));
}

/** Every tick gathers the speed and pays for each act. */
function gatherAndPay(speedLeft: number, speed: number): number {
  const left = gathered(speedLeft, speed);
  return Math.fround(left - Math.max(0, Math.ceil(left)));
}

/** Sides of a die of healing. */
const HEALING_SIDES = 6;

/** So many dice on top of what is certain. */
function healDice(chance: Chance, dam: number, dice: number): number {
  return dam + chance.roll(dice, HEALING_SIDES, 'healing');
}

/** A tenth of the whole, rounded up, so that ten activations fill any rod. */
function tenthRoundedUp(maxhp: number): number {
  return floorDiv(maxhp + 9, 10);
}

/** `dam` creatures, or what the list says and `dam` more. */
function countOrAdd(count: number, dam: number, listed: boolean): number {
  return listed ? count + dam : Math.max(1, dam);
}

/** Every statement of the document that changes a rule, by the name of its switch. */
export const switches = {
  'path-level-shift': { house: true, patch: { pathLevels: { caster: 5, spell: 0 } } },
  'healing-dice': { house: true, patch: { steps: { healingAmount: healDice } } },
  'rod-tenth': { house: true, patch: { carriers: { rodGain: tenthRoundedUp } } },
  'missile-attack-type': { house: true, patch: { missilesAreOnlyMagic: false } },
  'summon-count': { house: true, patch: { steps: { summonCount: countOrAdd } } },
  'act-each-tick': {
    house: true,
    patch: { steps: { turnsInTick: actAsOftenAsSpeed, clockAfterTick: gatherAndPay } },
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
} as const satisfies Readonly<Record<string, Switch>>;
