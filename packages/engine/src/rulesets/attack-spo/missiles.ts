// Shots and throws by ATTACK.SPO, where it contradicts the program. ATTACK.SPO for
// Angband 3.0.5; rows D-AT of the list of documents.

import type { CombatRules, ItemKind } from '../../combat/index.ts';
import type { Switches } from '../switch.ts';

/** The kinds that the document calls weapons. */
const WEAPON_KINDS: readonly ItemKind[] = [
  'digger',
  'hafted',
  'polearm',
  'sword',
  'launcher',
  'shot',
  'arrow',
  'bolt',
];

/** Missiles that hit within this many squares break more often. */
const NEAR = 3;

/** As many shots as with a lighter launcher. */
function heavyLauncherShots(shots: number): number {
  return shots;
}

/** As much might as with a lighter launcher. */
function heavyLauncherMultiplier(multiplier: number): number {
  return multiplier;
}

/** The launcher's to-hit counts too. */
function shotCriticalBonus(bonus: number, launcher: number): number {
  return bonus + launcher;
}

/** The thrown object's to-hit bonus counts, as a missile's does. */
function thrownToHit(toHit: number): number {
  return toHit;
}

/** The skill includes a wielded launcher. */
function throwerToHit(_own: number, withLauncher: number): number {
  return withLauncher;
}

/** Every missile may break, on walls and on the floor too. */
function mayBreak(): boolean {
  return true;
}

/** Doubles the percentage, to 100 at most, for a hit at close range. */
function breakageAfter(percent: number, struck: boolean, distance: number): number {
  return struck && distance < NEAR ? Math.min(100, 2 * percent) : percent;
}

/** Every statement about missiles that changes a rule, by switch name. */
export const missileSwitches: Switches<CombatRules> = {
  'heavy-launcher-keeps-shots': {
    house: false,
    patch: { missiles: { steps: { heavyLauncherShots, heavyLauncherMultiplier } } },
  },
  'critical-counts-launcher': {
    house: true,
    patch: { missiles: { steps: { shotCriticalBonus } } },
  },
  'throw-counts-object': { house: true, patch: { missiles: { steps: { thrownToHit } } } },
  'throw-counts-launcher': { house: false, patch: { missiles: { steps: { throwerToHit } } } },
  'missile-bonus-weapons-only': {
    house: true,
    patch: { missiles: { enchantedKinds: WEAPON_KINDS } },
  },
  'breakage-table': {
    house: true,
    patch: {
      missiles: {
        breakage: {
          skeleton: 30,
          bottle: 50,
          junk: 10,
          spike: 20,
          shot: 20,
          arrow: 30,
          bolt: 20,
          light: 30,
          wand: 20,
          scroll: 30,
          potion: 50,
          food: 50,
        },
      },
    },
  },
  'breakage-doubles-near': { house: true, patch: { missiles: { steps: { breakageAfter } } } },
  'breakage-always': { house: true, patch: { missiles: { steps: { mayBreak } } } },
};
