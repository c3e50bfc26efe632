// The events of ways between places, with their fields in stored order; part of the table of all events.

/** The fields of each kind of event. */
export const WAY_EVENT_FIELDS = {
  /** The actor was recalled to a place; or went through a door or a portal to it. `level` is its key. */
  recalled: ['actor', 'level'],
  'passed-through': ['actor', 'level'],
  /** The hero stands on a way to another place. */
  'way-underfoot': ['actor', 'fixture', 'x', 'y'],
  /** A portal begins to open; it is open now. */
  'portal-begun': ['actor', 'fixture', 'x', 'y'],
  'portal-open': ['fixture', 'x', 'y'],
  /** A spell remembers the hero's square as the far end of a portal. */
  'way-marked': ['actor', 'spell'],
  /** A stone has attuned the hero to its square. */
  attuned: ['actor', 'fixture', 'x', 'y'],
  /** The Amulet keeps the hero where he is. */
  'amulet-holds': ['actor'],
  /** A body burns away under a spell. */
  'body-burnt': ['item'],
  /** One of the dead is back, by a spell of `by`. */
  raised: ['actor', 'by'],
  /** A hero has died, and wakes up on a level. */
  woken: ['actor', 'level'],
} as const;

/** The kinds of these events. */
export type WayEventKind = keyof typeof WAY_EVENT_FIELDS;
