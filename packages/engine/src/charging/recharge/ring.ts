// Charging rings. NetHack 3.6.7 src/read.c (recharge).

import type { Chance } from '../../chance/index.ts';
import { drawAmount } from '../slot/amounts.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { RingChargeView } from '../slot/ring-rules.ts';
import type { ChargingRules } from '../slot/rules.ts';
import { inRange } from './wand.ts';

/** The result; after a `loss` the ring is unchanged. */
export type RingCharged =
  | { readonly kind: 'loss' }
  | { readonly kind: 'charged'; readonly enchantment: number }
  | { readonly kind: 'exploded'; readonly damage: number };

/**
 * Charges a ring, which may explode. The damage is before any halving. As in the original, the change is
 * drawn first, then the explosion is decided. Labels: `change`, `explosion`, `damage`. Source: NetHack 3.6.7
 * src/read.c (recharge)
 */
export function chargeRing(
  chance: Chance,
  rules: ChargingRules,
  view: RingChargeView,
): RingCharged {
  const notes: ChargingNotebook = chance;
  const { rings, steps } = rules;
  if (!rings.chargeable.includes(view.ring)) {
    notes.note('nothing-to-charge');
    return { kind: 'loss' };
  }
  const change = drawAmount(chance, rings.change[view.source], 'change');
  if (!steps.ringExplodes(chance, rules, view)) {
    const enchantment = inRange(rules, view.enchantment + change);
    notes.note('ring-change', change, enchantment);
    return { kind: 'charged', enchantment };
  }
  if (rings.artifactsFade && view.artifact === true) {
    notes.note('stripped', view.enchantment);
    return { kind: 'charged', enchantment: 0 };
  }
  const most = rings.damagePerPoint * Math.abs(view.enchantment);
  const damage = view.bearer === 'monster' ? most : chance.roll(1, most, 'damage');
  notes.note('ring-damage', most);
  return { kind: 'exploded', damage };
}
