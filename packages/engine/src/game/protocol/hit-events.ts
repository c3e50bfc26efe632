// What hits of spells do besides damage, with the fields in the order in which they are stored; the table of all
// events takes them in.

/** The fields of each kind of event. */
export const HIT_EVENT_FIELDS = {
  /** A hero loses a point of an attribute, which is one of ATTRIBUTES, or some of his experience. */
  'attribute-lost': ['actor', 'attribute'],
  'experience-lost': ['actor', 'amount'],
  /** Acid corrodes something that a creature wears; magic leaves something that it carries. */
  corroded: ['actor', 'item'],
  /** Acid doesn't harm what a creature wears: it is proofed. */
  'acid-ran-off': ['actor', 'item'],
  /** A scroll makes an item proof against acid, or takes that away. */
  proofed: ['actor', 'item'],
  'proof-lost': ['actor', 'item'],
  unenchanted: ['actor', 'item'],
  /** Things in a creature's inventory are destroyed. */
  'item-destroyed': ['actor', 'item', 'amount'],
  /** What a spell does to things on a square: `amount` pieces are destroyed. */
  'thing-destroyed': ['item', 'amount', 'x', 'y'],
  'thing-frozen': ['item', 'x', 'y'],
  'thing-lit': ['item', 'x', 'y'],
  'thing-unenchanted': ['item', 'x', 'y'],
  'thing-pushed': ['item', 'x', 'y'],
  /** The hero breaks a block of ice. */
  'ice-broken': ['actor', 'item'],
  /** A creature reflects a spell or a missile. */
  reflected: ['actor'],
} as const;

/** The kinds of those events. */
export type HitEventKind = keyof typeof HIT_EVENT_FIELDS;
