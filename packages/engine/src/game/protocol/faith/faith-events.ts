// The events of gods, with their fields in the order in which they are stored; the table of all events takes them in.
// `god` is the id of a god in events (state/god-ids.ts), 0 for none.

/** The fields of each kind of event. */
export const FAITH_EVENT_FIELDS = {
  /** The hero prays to a god from now on, or no longer. */
  'god-followed': ['actor', 'god'],
  'god-left': ['actor', 'god'],
  /** The hero prays at an altar of his god; grace that comes back. */
  'prayed-at-altar': ['actor', 'fixture', 'amount'],
  /** He prays at an altar that belongs to no god. */
  'altar-silent': ['actor', 'fixture'],
  /** His god gives him a thing, or teaches him a spell. */
  'god-gave': ['god', 'item'],
  'god-taught': ['god', 'spell'],
  /** A creature gives an altar to its god. */
  'altar-consecrated': ['actor', 'fixture', 'god'],
} as const;

/** The kinds of those events. */
export type FaithEventKind = keyof typeof FAITH_EVENT_FIELDS;
