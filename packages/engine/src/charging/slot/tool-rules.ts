// The part of the slot that is about tools.

import type { Amount } from './amounts.ts';
import type { Beatitude } from './names.ts';

/** One thing that a source does to a tool. */
export type Gain =
  /** A cancelled one first has 0. */
  | { readonly kind: 'mend' }
  /** Its charges go, unless it is blessed; and with `fuel` its fuel, too. */
  | { readonly kind: 'strip'; readonly fuel: boolean }
  /** Its charges go, blessed or not. */
  | { readonly kind: 'empty' }
  /** A lit one goes out. */
  | { readonly kind: 'put-out' }
  /** Its beatitude. */
  | { readonly kind: 'become'; readonly beatitude: Beatitude }
  /** The sum is at most `most`, even when it was more before. */
  | { readonly kind: 'add'; readonly amount: Amount; readonly most: number }
  /** One amount up to so many charges, another above. */
  | {
      readonly kind: 'add-by-charges';
      readonly upTo: number;
      readonly few: Amount;
      readonly many: Amount;
      readonly most: number;
    }
  /** Only below so many charges; `liftsCurse`: a cursed tool always, and it is cursed no more. */
  | {
      readonly kind: 'add-below';
      readonly below: number;
      readonly liftsCurse: boolean;
      readonly amount: Amount;
      readonly most: number;
    }
  /** Up to the first level that holds the sum, else the sum, at most `most`. */
  | {
      readonly kind: 'fill';
      readonly amount: Amount;
      readonly levels: readonly number[];
      readonly most: number;
    }
  /** What there was counts for nothing. */
  | { readonly kind: 'set'; readonly amount: Amount }
  /** Turns of fuel on top of what there is, at most `most`. */
  | { readonly kind: 'fuel'; readonly add: number; readonly most: number }
  /** So many turns of fuel, whatever there was. */
  | { readonly kind: 'refuel'; readonly fuel: number }
  /** Cells are replaced: they are kept where fuel is, and there may be many. */
  | { readonly kind: 'cells'; readonly amount: Amount }
  /** No fuel left. */
  | { readonly kind: 'burn-out' };

/** How often a tool can be charged. */
export interface OnlyTimes {
  /** After so many chargings nothing comes of it, and the count goes back to this. */
  readonly times: number;
  /** A cursed source is refused as well. */
  readonly evenCursed: boolean;
  /** Then up to so many charges dry up; absent: none. */
  readonly driesUpTo?: number;
}

/** How a kind of tool takes charges. */
export interface ToolRow {
  /** Its type is flagged as having charges: the count of chargings rises. */
  readonly counted: boolean;
  /** What each source does, in this order. */
  readonly cursed: readonly Gain[];
  readonly uncursed: readonly Gain[];
  readonly blessed: readonly Gain[];
  /** In the end it has at most so many, under any source. */
  readonly cutTo?: number;
  readonly onlyTimes?: OnlyTimes;
  /** Charging may change its beatitude. */
  readonly blesses?: boolean;
}

/** Tools, and whatever else is charged as they are. */
export interface ToolRules {
  /** By kind; what has no row gives a feeling of loss. */
  readonly rows: Readonly<Record<string, ToolRow>>;
  /** Kinds without a row whose count rises all the same. */
  readonly countedInVain: readonly string[];
  /** Kinds whose contents are destroyed by charging, unless the source is cursed. */
  readonly spills: readonly string[];
  /** Containers that a scroll of charging charges by being put into them. */
  readonly scrollsCharge: readonly string[];
  /** Turns of fuel that a lamp holds. */
  readonly lampFuel: number;
  readonly oil: OilRules;
}

/** Filling a lamp from a potion of oil. */
export interface OilRules {
  /** Lamps with more fuel than this take none. */
  readonly upTo: number;
  /** Fuel for the turns that the oil would burn: times / over, plain and diluted. */
  readonly plain: { readonly times: number; readonly over: number };
  readonly diluted: { readonly times: number; readonly over: number };
  /** Charges of a lamp that has been filled. */
  readonly charges: number;
  /** The lamp is filled to the brim, whatever the oil. */
  readonly fills: boolean;
  /** Dice of the explosion when lamp or oil is lit. */
  readonly explosion: { readonly count: number; readonly sides: number };
}

/** Maids, who tend lamps and cameras that they come across. */
export interface MaidRules {
  readonly lamps: readonly string[];
  /** Lamps with less fuel than this get so much more. */
  readonly fuelBelow: number;
  readonly addsFuel: number;
  readonly cameras: readonly string[];
  /** Cameras with so many charges or fewer have these instead. */
  readonly chargesUpTo: number;
  readonly cameraGets: Amount;
}
