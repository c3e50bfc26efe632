// Charging an empty bag of tricks, used as a container, by putting a scroll of charging into it. UnNetHack
// src/pickup.c (in_container).

import type { Chance } from '../../chance/index.ts';
import { chargeTool, type ToolCharged, type ToolChargeView } from '../recharge/tool.ts';
import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A bag and the scroll put into it. */
export interface BagScrollView extends Omit<ToolChargeView, 'source'> {
  /** Of the scroll. */
  readonly scroll: Beatitude;
}

/**
 * The bag, charged by the scroll, which is used up and identified; undefined: the scroll is only put in. A
 * cursed scroll, a bag with charges, and a ruleset whose bags aren't containers have no effect.
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
