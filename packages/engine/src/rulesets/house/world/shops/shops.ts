// The numbers of shops. Prices, fees and keepers are NetHack’s, services SLASH’EM’s; what identifying and uncursing
// cost is the house’s own.

import type { WorldRules } from '../../../../worldrules/index.ts';

type ShopRules = WorldRules['shops'];

const kinds: ShopRules['kinds'] = {
  shop_general: { weight: 44, buys: ['all'], services: ['identify', 'uncurse'] },
  shop_armour: {
    weight: 14,
    buys: ['armour', 'weapon', 'ammunition'],
    services: ['identify', 'uncurse'],
  },
  shop_books: {
    weight: 13,
    buys: ['spellbook', 'scroll'],
    services: ['identify', 'examine', 'uncurse', 'charge'],
  },
  shop_wands: {
    weight: 6,
    buys: ['wand', 'rod', 'ring', 'amulet'],
    services: ['identify', 'examine', 'uncurse', 'charge', 'charge-well'],
  },
  shop_tools: {
    weight: 8,
    buys: ['tool', 'light'],
    services: ['identify', 'charge'],
  },
};

const places: ShopRules['places'] = {
  below: 1,
  chances: 3,
  squares: { least: 12, most: 60 },
  stocked: { times: 3, over: 4 },
  townDepth: 2,
};

/** NetHack 3.6.7 src/shk.c (get_cost, set_cost, sellobj). */
const prices: ShopRules['prices'] = {
  least: 5,
  perPoint: 10,
  charisma: [
    { least: 19, times: 1, over: 2 },
    { least: 18, times: 2, over: 3 },
    { least: 16, times: 3, over: 4 },
    { least: 11, times: 1, over: 1 },
    { least: 8, times: 4, over: 3 },
    { least: 6, times: 3, over: 2 },
    { least: 0, times: 2, over: 1 },
  ],
  novice: {
    times: 4,
    over: 3,
    roles: ['tourist'],
    belowLevel: 15,
    clothes: ['dunce-cap', 'loud-shirt'],
  },
  unsure: { oneIn: 4, times: 4, over: 3 },
  artifact: 4,
  anger: 3,
  offers: { usual: 2, novice: 3 },
  lowOffers: { oneIn: 4, times: 3, over: 4 },
  credit: { times: 9, over: 10 },
};

const QUARTER = { times: 1, over: 4 } as const;
const FIFTH = { times: 1, over: 5 } as const;
const TENTH = { times: 1, over: 10 } as const;

/** Things that cost a quarter for a charge, and their whole price for the last. */
const BY_QUARTERS = [
  'oil-lamp',
  'brass-lantern',
  'crystal-ball',
  'magic-flute',
  'magic-harp',
  'frost-horn',
  'fire-horn',
  'drum-of-earthquake',
] as const;

/** NetHack 3.6.7 src/shk.c (cost_per_charge). */
const fees: ShopRules['fees'] = {
  kinds: {
    ...Object.fromEntries(BY_QUARTERS.map(kind => [kind, QUARTER])),
    'magic-marker': { times: 1, over: 2 },
    'bag-of-tricks': FIFTH,
    'horn-of-plenty': FIFTH,
    oil: FIFTH,
    'can-of-grease': TENTH,
    'tinning-kit': TENTH,
    'expensive-camera': TENTH,
  },
  classes: { wand: QUARTER, rod: QUARTER, spellbook: { times: 4, over: 5 } },
  fullAtLast: [...BY_QUARTERS, 'wand'],
  djinniLamp: { kind: 'magic-lamp', plain: 'oil-lamp', released: { times: 1, over: 3 } },
};

/** NetHack 3.6.7 src/shknam.c (shkinit), src/shk.c (dopay, add_damage). */
const keepers: ShopRules['keepers'] = {
  gold: { sure: 1000, times: 100, sides: 30 },
  peace: 1000,
  leastOver: 5,
  damage: { door: 400, wall: 200 },
  grabsWithin: 5,
};

/** SLASH’EM src/shk.c (shk_charge) for charging; the others are the house’s own. */
const services: ShopRules['services'] = {
  identify: { price: 100, least: 50, most: 250 },
  examine: { price: 250, least: 125, most: 600 },
  uncurse: { price: 200, least: 100, most: 500 },
  charge: { price: 300, least: 100, most: 1000 },
  'charge-well': { price: 1000, least: 100, most: 1000 },
};

export const shops: ShopRules = {
  kinds,
  places,
  prices,
  fees,
  keepers,
  offered: ['identify', 'examine', 'uncurse', 'charge', 'charge-well'],
  services,
  dear: { kinds: ['wishing'], times: 3 },
  coin: 'gold_coin',
};
