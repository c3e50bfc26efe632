// What a keeper asks for a service. SLASH’EM src/shk.c (shk_charge, shk_smooth_charge).

import { clamp, floorDiv } from '../../integers/index.ts';
import { charismaShare } from './price.ts';
import type { Service, ShopRules } from './shop-rules.ts';

/** Who asks for which service. */
export interface ServiceView {
  readonly service: Service;
  readonly charisma: number;
  readonly novice: boolean;
  /** The kind of the thing in the words of the rules of charging. */
  readonly kind: string;
}

/**
 * The price in gold: the stated one by charisma, a third more for a novice, within the bounds of the service. Charging
 * what is dear costs a multiple of the stated price, without bounds.
 */
export function servicePrice(rules: ShopRules, view: ServiceView): number {
  const { price, least, most } = rules.services[view.service];
  const isCharging = view.service === 'charge' || view.service === 'charge-well';
  if (isCharging && rules.dear.kinds.includes(view.kind)) {
    return price * rules.dear.times;
  }
  const { novice } = rules.prices;
  const { times, over } = charismaShare(rules.prices, view.charisma);
  const [more, of] = view.novice ? [novice.times, novice.over] : [1, 1];
  return clamp(floorDiv(price * times * more, over * of), least, most);
}
