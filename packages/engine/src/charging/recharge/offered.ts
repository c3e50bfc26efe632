// What a player is offered to charge, and whether charging makes the charges known. NetHack 3.6.7
// src/read.c (charge_ok), SLASH'EM, UnNetHack, AceHack src/read.c (recharge).

import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { Offered, OfferView } from '../slot/use-rules.ts';

/** Whether a thing is offered; others can still be named. Source: NetHack 3.6.7 src/read.c (charge_ok). */
export function offeredToCharge(rules: ChargingRules, view: OfferView): Offered {
  return rules.steps.offers(view);
}

/** Whether the number of charges is known once a source has charged a thing. */
export function chargingReveals(rules: ChargingRules, source: Beatitude): boolean {
  return rules.reveals[source];
}

/** Whether charging destroys what is in a tool that serves as a container. */
export function chargingSpills(rules: ChargingRules, tool: string, source: Beatitude): boolean {
  return source !== 'cursed' && rules.tools.spills.includes(tool);
}

/** A thing that may be charged. */
export interface ChargeableView {
  /** wand, ring, tool, spellbook … */
  readonly class: string;
  /** Kebab case, without its class. */
  readonly kind: string;
}

/** Whether a thing can be charged at all; else there is a feeling of loss. Source: src/read.c (recharge). */
export function isChargeable(rules: ChargingRules, { class: of, kind }: ChargeableView): boolean {
  if (of === 'wand') {
    return true;
  }
  if (of === 'ring') {
    return rules.rings.chargeable.includes(kind);
  }
  return of === 'spellbook'
    ? rules.books !== undefined && !rules.books.untouched.includes(kind)
    : rules.tools.rows[kind] !== undefined;
}
