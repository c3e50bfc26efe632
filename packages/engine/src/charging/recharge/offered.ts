// The items offered for charging, and whether charging reveals the charges. NetHack 3.6.7 src/read.c
// (charge_ok), SLASH'EM, UnNetHack, AceHack src/read.c (recharge).

import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { Offered, OfferView } from '../slot/use-rules.ts';

/**
 * Whether an item is offered; the player can still name others. Source: NetHack 3.6.7 src/read.c (charge_ok).
 */
export function offeredToCharge(rules: ChargingRules, view: OfferView): Offered {
  return rules.steps.offers(view);
}

/** Whether charging an item from a source reveals its number of charges. */
export function chargingReveals(rules: ChargingRules, source: Beatitude): boolean {
  return rules.reveals[source];
}

/** Whether charging a tool used as a container destroys its contents. */
export function chargingSpills(rules: ChargingRules, tool: string, source: Beatitude): boolean {
  return source !== 'cursed' && rules.tools.spills.includes(tool);
}

/** An item that may be chargeable. */
export interface ChargeableView {
  /** wand, ring, tool, spellbook … */
  readonly class: string;
  /** Kebab case, without its class. */
  readonly kind: string;
}

/**
 * Whether an item can be charged at all; otherwise the hero has a feeling of loss. Source: src/read.c
 * (recharge).
 */
export function isChargeable(rules: ChargingRules, { class: of, kind }: ChargeableView): boolean {
  if (of === 'wand') {
    return true;
  }
  if (of === 'rod') {
    return rules.rods !== undefined;
  }
  if (of === 'ring') {
    return rules.rings.chargeable.includes(kind);
  }
  return of === 'spellbook'
    ? rules.books !== undefined && !rules.books.untouched.includes(kind)
    : rules.tools.rows[kind] !== undefined;
}

/** Whether a tool is fed by cells, which charging replaces: they are its charges. dNetHack src/read.c (recharge) */
export function holdsCells({ tools }: ChargingRules, tool: string): boolean {
  return tools.rows[tool]?.uncursed.some(({ kind }) => kind === 'cells') === true;
}
