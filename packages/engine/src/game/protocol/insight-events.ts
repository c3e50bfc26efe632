// The events of spells that tell a hero of his surroundings and of himself, with their fields in the order in which
// they are stored; the table of all events takes them in.

/** The fields of each kind of event. */
export const INSIGHT_EVENT_FIELDS = {
  /** A map of the surroundings came to mind; `squares` that it shows. */
  'ground-charted': ['actor', 'squares'],
  /** The level grew darker or, with a negative change, lighter. `darkness` is 0…5. */
  'level-darkened': ['actor', 'darkness', 'change'],
  /** The hero perceives himself, and to which god he prays, 0 for none; what else he perceives follows. */
  'self-perceived': ['actor', 'god'],
  /** An attribute is below what it was; `attribute` is one of ATTRIBUTES. */
  'self-weakened': ['actor', 'attribute', 'amount'],
  /** What worn items add, of BONUS_TARGETS; negative: they take it away. */
  'self-bonus': ['actor', 'bonus', 'amount'],
  /** Percent of an attack that he resists, negative for a vulnerability. */
  'self-resists': ['actor', 'attack', 'percent'],
  /** A spell path of his; `affinity` is one of PATH_KINDS. */
  'self-path': ['actor', 'affinity', 'path'],
  /** He is fast by nature, 1, or by what he wears, 2. */
  'self-fast': ['actor', 'grade'],
  /** A light that he carries shines that many squares far. */
  'self-glows': ['actor', 'radius'],
} as const;

/** The kinds of those events. */
export type InsightEventKind = keyof typeof INSIGHT_EVENT_FIELDS;
