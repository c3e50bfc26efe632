// Charging what gathers energy by itself: rods, horns, spell rings. No original charges them; rulesets that let
// the scroll do it say by how much.

import { clamp, truncDiv } from '../../integers/index.ts';
import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A rod and the source that charges it. */
export interface RodChargeView {
  readonly source: Beatitude;
  /** Its energy, 0 or more. */
  readonly energy: number;
  /** When full. */
  readonly most: number;
}

/** A rod's energy after charging, 0…`most`; undefined: rods can't be charged. */
export function chargeRod({ rods }: ChargingRules, view: RodChargeView): number | undefined {
  const { source, energy, most } = view;
  return rods && clamp(energy + truncDiv(rods.tenths[source] * most, 10), 0, most);
}
