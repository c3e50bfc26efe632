// How a wand or a tool looks when it was charged, which tells something of its charges. NetHack 3.6.7 src/read.c (recharge).

import {
  type ChargingRules,
  type ToolCharged,
  type WandChargeView,
  wandRow,
} from '../../../charging/index.ts';
import type { ChargeTelling } from '../../protocol/charging-events.ts';

/** How a wand looks. @param charges afterwards */
export function wandTelling(
  rules: ChargingRules,
  { wand, aim, source, charges: before }: WandChargeView,
  charges: number,
): ChargeTelling {
  if (source === 'cursed') {
    return charges < before ? 'stripped' : 'nothing';
  }
  return charges >= wandRow(rules, wand, aim).limit ? 'brims' : 'glows';
}

/** How a tool without a lamp looks. @param charges afterwards */
export function toolTelling(
  kind: ToolCharged['kind'],
  before: number,
  charges: number,
): ChargeTelling {
  if (kind === 'loss') {
    return 'loss';
  }
  return charges > before ? 'glows' : charges < before ? 'stripped' : 'nothing';
}
