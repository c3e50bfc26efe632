// What a maid does for lamps and cameras that she comes across. dNetHack src/monmove.c.

import type { Chance } from '../../chance/index.ts';
import { drawAmount } from '../slot/amounts.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** A thing that a maid comes across. */
export interface TendedView {
  /** Kebab case: `oil-lamp`. */
  readonly kind: string;
  readonly charges: number;
  /** Turns. */
  readonly fuel: number;
}

/** What it has afterwards. */
export interface Tended {
  readonly charges: number;
  readonly fuel: number;
}

/** A thing after a maid tended it; as it was, where there are none. Label: `charges`. */
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
