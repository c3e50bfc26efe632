// Maids, who refill lamps and cameras that they find. dNetHack src/monmove.c.

import type { Chance } from '../../chance/index.ts';
import { drawAmount } from '../slot/amounts.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** An item that a maid finds. */
export interface TendedView {
  /** Kebab case: `oil-lamp`. */
  readonly kind: string;
  readonly charges: number;
  /** Turns. */
  readonly fuel: number;
}

/** The item afterwards. */
export interface Tended {
  readonly charges: number;
  readonly fuel: number;
}

/** An item after a maid tended it; unchanged in rulesets without maids. Label: `charges`. */
export function tendedByMaid(chance: Chance, { maids }: ChargingRules, view: TendedView): Tended {
  const { kind, charges, fuel } = view;
  if (maids === undefined) {
    return { charges, fuel };
  }
  const lights = maids.lamps.includes(kind) && fuel < maids.fuelBelow;
  const camera = maids.cameras.includes(kind) && charges <= maids.chargesUpTo;
  return {
    charges: camera ? drawAmount(chance, maids.cameraGets, 'charges') : charges,
    fuel: lights ? fuel + maids.addsFuel : fuel,
  };
}
