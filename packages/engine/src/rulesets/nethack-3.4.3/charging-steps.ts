// The charging steps of NetHack 3.4.3. src/read.c (recharge, wand_explode, charge_ok), src/eat.c (gethungry).

import type { Chance } from '../../chance/index.ts';
import type {
  Beatitude,
  BlastView,
  ChargingNotebook,
  ChargingRules,
  ChargingSteps,
  Odds,
  Offered,
  OfferView,
  Power,
  RingChargeView,
  WandBlast,
  WandRow,
} from '../../charging/index.ts';
import { clamp, truncDiv } from '../../integers/index.ts';

function nothingIsShruggedOff(): boolean {
  return false;
}

/**
 * Probability (charge count)³ in a constant. A wand that can be charged only once explodes at any count above
 * 0.
 */
export function explosionByCount({ wands }: ChargingRules, row: WandRow, recharged: number): Odds {
  if (recharged === 0) {
    return { k: 0, n: 1 };
  }
  return row.once ? { k: 1, n: 1 } : { k: recharged ** wands.power, n: wands.outOf };
}

function oneMore(charges: number): number {
  return charges + 1;
}

/** A share of the hero's maximum hit points, whatever the wand. */
function blastByHealth(chance: Chance, _rules: ChargingRules, view: BlastView): WandBlast {
  return blastOf(chance, view.mostHitPoints);
}

/** A uniform draw from 1 to two thirds of the hit points plus 1. */
export function blastOf(chance: Chance, hitPoints: number): WandBlast {
  const notes: ChargingNotebook = chance;
  const most = truncDiv(2 * (hitPoints + 1), 3);
  notes.note('blast-by-health', most, hitPoints);
  return { kind: 'hurts', damage: chance.roll(1, most, 'blast') };
}

function notHalved(damage: number): number {
  return damage;
}

/** The probability rises with the enchantment above the safe limit. Very negative rings always explode. */
export function ringExplodesByChance(
  chance: Chance,
  { rings }: ChargingRules,
  { enchantment, source }: RingChargeView,
): boolean {
  const notes: ChargingNotebook = chance;
  if (enchantment <= rings.lowest && rings.lowestUnder[source]) {
    notes.note('ring-explodes-surely', enchantment);
    return true;
  }
  const k = clamp(enchantment - rings.beyond, 0, rings.of);
  notes.note(k === 0 ? 'ring-safe' : 'ring-explosion-odds', k, rings.of);
  return chance.test(k, rings.of, 'explosion');
}

/** Tools whose type is flagged as charged. */
function countsFlagged({ tools }: ChargingRules, tool: string): boolean {
  return tools.rows[tool]?.counted ?? tools.countedInVain.includes(tool);
}

/** The fuel in the burn timer of a lit lamp isn't counted. */
function fuelInTheLamp(fuel: number): number {
  return fuel;
}

/** Rings of identified type aren't offered. This is a slip of the program. */
export function offersOfKnownRings(view: OfferView): Offered {
  if (view.class === 'ring') {
    return view.charged && (view.chargesKnown || view.named) ? 'offered' : 'not-offered';
  }
  return offersFlagged(view);
}

/** Wands, and tools (not weapons) flagged as charged. */
export function offersFlagged(view: OfferView): Offered {
  const offered =
    view.class === 'wand' || (view.class === 'tool' && view.charged && !view.weaponTool);
  return offered ? 'offered' : 'not-offered';
}

function emptyRingsAreFree(): boolean {
  return false;
}

/** Raises power to its maximum; at the maximum it raises both. */
export function raiseToGreatest(chance: Chance, _source: Beatitude, power: Power): Power {
  if (power.energy < power.mostEnergy) {
    return { energy: power.mostEnergy, mostEnergy: power.mostEnergy };
  }
  const mostEnergy = power.mostEnergy + chance.roll(5, 4, 'power');
  return { energy: mostEnergy, mostEnergy };
}

/** Every step by name. */
export const steps: ChargingSteps = {
  shrugsOff: nothingIsShruggedOff,
  explosion: explosionByCount,
  beyond: oneMore,
  blast: blastByHealth,
  halved: notHalved,
  ringExplodes: ringExplodesByChance,
  counts: countsFlagged,
  fuelSeen: fuelInTheLamp,
  offers: offersOfKnownRings,
  emptyRingCosts: emptyRingsAreFree,
};
