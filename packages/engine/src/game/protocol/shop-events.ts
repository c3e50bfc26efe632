// The events of shops, with their fields in stored order; part of the table of all events.

/** What a keeper says of an item that he was to free of a curse. */
export const SERVICE_TELLINGS = ['uncursed', 'no-curse'] as const;

/** What a keeper says who has nothing to do. */
export const KEEPER_TELLINGS = ['nothing-to-do', 'owes', 'asleep'] as const;

/** The fields of each kind of event. `target` is a keeper, amounts are gold. */
export const SHOP_EVENT_FIELDS = {
  'shop-entered': ['actor', 'target'],
  /** The keeper is angry with who comes in. */
  'shop-refuses': ['actor', 'target'],
  /** The price of a pile underfoot. */
  'goods-priced': ['actor', 'item', 'amount'],
  /** Goods are used up, spoilt or carried out, and on the bill. */
  'goods-billed': ['actor', 'item', 'amount'],
  'pay-first': ['actor', 'target'],
  'credit-used': ['actor', 'target', 'amount'],
  'shop-robbed': ['actor', 'target', 'amount'],
  'keeper-angered': ['target'],
  'keeper-pacified': ['actor', 'target', 'amount'],
  'shop-damaged': ['actor', 'target', 'amount'],
  'pack-taken': ['actor', 'target'],
  /** The keeper keeps hold of the pack of a hero who falls through the floor. */
  'pack-grabbed': ['actor', 'target'],
  /** The keeper asks him not to dig there. */
  'floor-cared-for': ['actor', 'target'],
  'cannot-pay': ['actor', 'target', 'amount'],
  'paid-debt': ['actor', 'target', 'amount'],
  'item-bought': ['actor', 'item', 'amount'],
  'bill-settled': ['actor', 'target'],
  'item-sold': ['actor', 'item', 'amount'],
  'credit-given': ['actor', 'target', 'amount'],
  'not-wanted': ['actor', 'target', 'item'],
  /** `telling` is one of KEEPER_TELLINGS. */
  'keeper-talks': ['actor', 'target', 'telling', 'amount'],
  /** `telling` is one of SERVICE_TELLINGS. */
  served: ['actor', 'item', 'telling'],
} as const;

/** The kinds of these events. */
export type ShopEventKind = keyof typeof SHOP_EVENT_FIELDS;
