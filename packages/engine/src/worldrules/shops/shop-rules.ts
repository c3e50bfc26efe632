// The numbers of shops: what things cost, what is paid for using unpaid goods, and what keepers do for money.

/** A fraction. */
export interface Share {
  readonly times: number;
  readonly over: number;
}

/** What keepers may do for money, in the order in which they offer it. */
export const SERVICES = ['identify', 'examine', 'uncurse', 'charge', 'charge-well'] as const;

/** A service. */
export type Service = (typeof SERVICES)[number];

/** A kind of shop. */
interface ShopKindRow {
  /** A dungeon’s shop is of this kind in proportion to it. 0: only in places that are drawn. */
  readonly weight: number;
  /** Classes of items that the keeper buys; `all` stands for every one. */
  readonly buys: readonly string[];
  /** What the keeper may do for money, where the ruleset has it. */
  readonly services: readonly Service[];
}

/** What a service costs. */
interface ServiceRow {
  /** In gold, before charisma. */
  readonly price: number;
  /** Bounds of the price after charisma. */
  readonly least: number;
  readonly most: number;
}

/** Prices. NetHack 3.6.7 src/shk.c (getprice, get_cost, set_cost, sellobj). */
export interface ShopPrices {
  /** What a worthless thing costs. */
  readonly least: number;
  /** Gold for each point of enchantment above 0 of a weapon or of armour. */
  readonly perPoint: number;
  /** What charisma makes of a price, highest row first. The first row reached counts. */
  readonly charisma: readonly (Share & { readonly least: number })[];
  /** Customers who are taken for novices: roles below a level, and wearers of things of these kinds. */
  readonly novice: Share & {
    readonly roles: readonly string[];
    readonly belowLevel: number;
    readonly clothes: readonly string[];
  };
  /** One thing in `oneIn` of a kind that the customer doesn’t recognise costs more. */
  readonly unsure: Share & { readonly oneIn: number };
  /** An artifact costs this many times as much. */
  readonly artifact: number;
  /** An angry keeper adds a part of the price: 1 in this number, rounded up. */
  readonly anger: number;
  /** What keepers pay: a part of the price, and less to novices. */
  readonly offers: { readonly usual: number; readonly novice: number };
  /** For a thing that the customer doesn’t recognise they offer less, 1 time in `oneIn`. */
  readonly lowOffers: Share & { readonly oneIn: number };
  /** Credit for a thing that the keeper has no money for. */
  readonly credit: Share;
}

/** Fees for one use of unpaid goods. NetHack 3.6.7 src/shk.c (cost_per_charge). */
export interface FeeRules {
  /** Parts of the price by the kind of a thing in the rules of charging. */
  readonly kinds: Readonly<Record<string, Share>>;
  /** By its class. A kind’s row comes first. */
  readonly classes: Readonly<Record<string, Share>>;
  /** Kinds and classes of which the last charge costs the full price. */
  readonly fullAtLast: readonly string[];
  /** A lamp that holds a djinni costs as a plain lamp does, and rubbed for the djinni its price and a part of it. */
  readonly djinniLamp: { readonly kind: string; readonly plain: string; readonly released: Share };
}

/** Keepers. NetHack 3.6.7 src/shknam.c (shkinit), src/shk.c (dopay, rob_shop, pay_for_damage). */
interface KeeperRules {
  /** Gold that a new keeper has: `sure` plus `times` the roll of one die. */
  readonly gold: { readonly sure: number; readonly times: number; readonly sides: number };
  /** What an angry keeper asks for who wasn’t robbed. */
  readonly peace: number;
  /** An angry keeper takes no less than 1 part in this many of what he asks for. */
  readonly leastOver: number;
  /** What a broken door and a hole in a wall cost. */
  readonly damage: { readonly door: number; readonly wall: number };
  /** Squares within which a keeper gets hold of a hero who falls through the floor. */
  readonly grabsWithin: number;
}

/** Where shops are, and what is in them. NetHack 3.6.7 src/mklev.c (makelevel), src/shknam.c (stock_room). */
interface ShopPlaces {
  /** A level deeper than `below` has a shop with probability `chances` in its depth, if a room is fit for one. */
  readonly below: number;
  readonly chances: number;
  /** Squares of a room that is fit for a shop. */
  readonly squares: { readonly least: number; readonly most: number };
  /** Squares that hold goods: this part of them. */
  readonly stocked: Share;
  /** The difficulty of what lies in a shop of the town. */
  readonly townDepth: number;
}

/** Shops. */
export interface ShopRules {
  /** By the id of the archetype that describes the shop. */
  readonly kinds: Readonly<Record<string, ShopKindRow>>;
  readonly places: ShopPlaces;
  readonly prices: ShopPrices;
  readonly fees: FeeRules;
  readonly keepers: KeeperRules;
  /** Services that keepers offer under these rules; empty: none. */
  readonly offered: readonly Service[];
  readonly services: Readonly<Record<Service, ServiceRow>>;
  /** Charging things of these kinds costs this many times as much, without bounds. */
  readonly dear: { readonly kinds: readonly string[]; readonly times: number };
  /** The archetype of a coin of worth 1. */
  readonly coin: string;
}
