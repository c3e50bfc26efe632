// Charging in FIQHack, where it differs from AceHack. FIQHack libnethack/src/read.c (recharge),
// src/spell.c.

import type { Chance } from '../../chance/index.ts';
import type { BlastView, ChargingRules, WandBlast } from '../../charging/index.ts';
import { blastOf } from '../nethack-3.4.3/charging-steps.ts';
import type { Patch } from '../patch.ts';

/** A share of the maximum hit points of the hero's present form. */
export function blastByPresentForm(
  chance: Chance,
  _rules: ChargingRules,
  view: BlastView,
): WandBlast {
  return blastOf(chance, view.mostHitPointsOfForm ?? view.mostHitPoints);
}

/** Burning fuel counts as fuel. */
function allFuel(fuel: number, burning: number): number {
  return fuel + burning;
}

/** The differences of FIQHack. */
export const charging: Patch<ChargingRules> = {
  sources: { things: ['scroll-of-charging', 'spell-of-charging'], monsters: true },
  steps: { blast: blastByPresentForm, fuelSeen: allFuel },
};
