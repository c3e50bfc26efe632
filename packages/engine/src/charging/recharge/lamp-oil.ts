// Filling a lamp by dipping it into oil. NetHack 3.6.7 src/potion.c (dodip).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A lamp dipped into a potion of oil. */
export interface OilView {
  /** Turns of fuel left in the lamp. */
  readonly fuel: number;
  readonly charges: number;
  /** Turns for which the oil would burn on its own. */
  readonly oil: number;
  readonly diluted: boolean;
  /** Lamp or oil is lit. */
  readonly lit: boolean;
}

/** The result. */
export type LampOiled =
  | { readonly kind: 'filled'; readonly fuel: number; readonly charges: number }
  | { readonly kind: 'full' }
  | { readonly kind: 'exploded'; readonly damage: number };

/**
 * Fills a lamp. An exhausted magic lamp counts as an oil lamp. Label: `explosion`. Rounding: turns down.
 * Source: NetHack 3.6.7 src/potion.c (dodip)
 */
export function fillLamp(chance: Chance, rules: ChargingRules, view: OilView): LampOiled {
  const notes: ChargingNotebook = chance;
  const { lampFuel, oil } = rules.tools;
  if (view.lit) {
    const { count, sides } = oil.explosion;
    notes.note('oil-explodes', count, sides);
    return { kind: 'exploded', damage: chance.roll(count, sides, 'explosion') };
  }
  if (view.fuel > oil.upTo) {
    return { kind: 'full' };
  }
  const { times, over } = view.diluted ? oil.diluted : oil.plain;
  const poured = view.fuel + truncDiv(times * view.oil, over);
  const fuel = oil.fills ? lampFuel : Math.min(lampFuel, poured);
  notes.note('oil-filled', fuel, view.fuel);
  return { kind: 'filled', fuel, charges: oil.charges };
}
