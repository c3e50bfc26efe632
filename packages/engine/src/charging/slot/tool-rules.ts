// The tools part of the slot.

import type { Amount } from './amounts.ts';
import type { Beatitude } from './names.ts';

/** One effect of a source on a tool. */
export type Gain =
  /** A cancelled tool is reset to 0 first. */
  | { readonly kind: 'mend' }
  /** It loses its charges unless it is blessed; with `fuel` also its fuel. */
  | { readonly kind: 'strip'; readonly fuel: boolean }
  /** It loses its charges even if blessed. */
  | { readonly kind: 'empty' }
  /** A lit one is extinguished. */
  | { readonly kind: 'put-out' }
  /** Sets its beatitude. */
  | { readonly kind: 'become'; readonly beatitude: Beatitude }
  /** Adds, then limits the sum to `most`, even if it was higher before. */
  | { readonly kind: 'add'; readonly amount: Amount; readonly most: number }
  /** One amount up to a number of charges, another above it. */
  | {
      readonly kind: 'add-by-charges';
      readonly upTo: number;
      readonly few: Amount;
      readonly many: Amount;
      readonly most: number;
    }
  /** Only below a number of charges; with `liftsCurse` a cursed tool always, and it becomes uncursed. */
  | {
      readonly kind: 'add-below';
      readonly below: number;
      readonly liftsCurse: boolean;
      readonly amount: Amount;
      readonly most: number;
    }
  /** Raises to the first level that holds the sum, else to the sum; at most `most`. */
  | {
      readonly kind: 'fill';
      readonly amount: Amount;
      readonly levels: readonly number[];
      readonly most: number;
    }
  /** Sets the charges regardless of their previous number. */
  | { readonly kind: 'set'; readonly amount: Amount }
  /** Adds turns of fuel, up to `most`. */
  | { readonly kind: 'fuel'; readonly add: number; readonly most: number }
  /** Sets the turns of fuel. */
  | { readonly kind: 'refuel'; readonly fuel: number }
  /** Replaces cells, which are stored as fuel because there may be many. */
  | { readonly kind: 'cells'; readonly amount: Amount }
  /** Removes all fuel. */
  | { readonly kind: 'burn-out' };

/** Limits on the number of rechargings. */
export interface OnlyTimes {
  /** From this many rechargings on it has no effect, and the count is reset to this. */
  readonly times: number;
  /** A cursed source is refused too. */
  readonly evenCursed: boolean;
  /** Then up to this many charges are lost; absent: none. */
  readonly driesUpTo?: number;
}

/** How a kind of tool is charged. */
export interface ToolRow {
  /** Its type is flagged as charged: the recharge count rises. */
  readonly counted: boolean;
  /** Effects of each source, in order. */
  readonly cursed: readonly Gain[];
  readonly uncursed: readonly Gain[];
  readonly blessed: readonly Gain[];
  /** Final maximum under any source. */
  readonly cutTo?: number;
  readonly onlyTimes?: OnlyTimes;
  /** Charging may change its beatitude. */
  readonly blesses?: boolean;
}

/** Tools, and everything else charged like tools. */
export interface ToolRules {
  /** By kind; a kind without a row gives a feeling of loss. */
  readonly rows: Readonly<Record<string, ToolRow>>;
  /** Kinds without a row whose count rises anyway. */
  readonly countedInVain: readonly string[];
  /** Kinds whose contents are destroyed by charging, unless the source is cursed. */
  readonly spills: readonly string[];
  /** Containers that are charged by putting a scroll of charging into them. */
  readonly scrollsCharge: readonly string[];
  /** Maximum fuel of a lamp, in turns. */
  readonly lampFuel: number;
  readonly oil: OilRules;
}

/** Filling a lamp from a potion of oil. */
export interface OilRules {
  /** Lamps with more fuel than this can't be filled. */
  readonly upTo: number;
  /** Fuel per turn of the oil's own burning time: times / over, undiluted and diluted. */
  readonly plain: { readonly times: number; readonly over: number };
  readonly diluted: { readonly times: number; readonly over: number };
  /** Charges of a filled lamp. */
  readonly charges: number;
  /** The lamp is always filled completely. */
  readonly fills: boolean;
  /** Dice of the explosion if lamp or oil is lit. */
  readonly explosion: { readonly count: number; readonly sides: number };
}

/** Maids, who refill lamps and cameras that they find. */
export interface MaidRules {
  readonly lamps: readonly string[];
  /** Lamps with less fuel than this get a fixed addition. */
  readonly fuelBelow: number;
  readonly addsFuel: number;
  readonly cameras: readonly string[];
  /** Cameras with at most this many charges are set to a drawn number. */
  readonly chargesUpTo: number;
  readonly cameraGets: Amount;
}
