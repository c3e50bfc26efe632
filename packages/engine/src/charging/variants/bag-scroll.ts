// Putting a scroll of charging into an empty bag of tricks that serves as a container. UnNetHack
// src/pickup.c (in_container).

import type { Chance } from '../../chance/index.ts';
import { chargeTool, type ToolCharged, type ToolChargeView } from '../recharge/tool.ts';
import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A bag and the scroll that is put into it. */
export interface BagScrollView extends Omit<ToolChargeView, 'source'> {
  /** Of the scroll. */
  readonly scroll: Beatitude;
}

/**
 * The bag, charged by the scroll, which is used up and identified with it; absent: it is just put in.
 * A cursed scroll, a bag with charges, and a ruleset whose bags are no containers do nothing.
 */
export function scrollIntoBag(
  chance: Chance,
  rules: ChargingRules,
  { scroll, ...bag }: BagScrollView,
): { readonly charged?: ToolCharged } {
  const container = rules.tools.scrollsCharge.includes(bag.tool) && bag.charges <= 0;
  if (!container || scroll === 'cursed') {
    return {};
  }
  return { charged: chargeTool(chance, rules, { ...bag, source: scroll }) };
}
