// The events of gods, with their fields in the order in which they are stored; the table of all events takes them in.
// `god` is the id of a god in events (state/god-ids.ts), 0 for none.

/** What a god does when a hero prays to it. */
export const PRAYER_TELLINGS = [
  'heard',
  'fixed',
  'too-soon',
  'displeased',
  'curses',
  'punishes',
  'sends',
  'weapon',
  'glow',
  'uncurse',
  'crown',
] as const;

/** What comes of an offering. */
export const OFFERING_TELLINGS = [
  'stale',
  'own-race',
  'companion',
  'gods-own',
  'turned',
  'held',
  'deserts',
  'too-little',
  'soothed',
  'sooner',
  'at-once',
  'pleased',
] as const;

/** What an altar shows of a thing that is laid on it. */
export const ALTAR_TELLINGS = ['none', 'black', 'amber'] as const;

/** The fields of each kind of event. */
export const FAITH_EVENT_FIELDS = {
  /** The hero prays to a god from now on, or no longer. */
  'god-followed': ['actor', 'god'],
  'god-left': ['actor', 'god'],
  /** The hero prays at an altar of his god; grace that comes back. */
  'prayed-at-altar': ['actor', 'fixture', 'amount'],
  /** An altar shows whether a thing is cursed or blessed; `telling` is one of ALTAR_TELLINGS. */
  'altar-showed': ['actor', 'item', 'telling'],
  /** He prays at an altar that belongs to no god. */
  'altar-silent': ['actor', 'fixture'],
  /** He calls for help away from altars, and is heard; or not, since it is some turns too early. */
  'call-heard': ['actor', 'god'],
  'call-unheard': ['actor', 'god', 'amount'],
  /** His god gives him a thing, or teaches him a spell. */
  'god-gave': ['god', 'item'],
  'god-taught': ['god', 'spell'],
  /** The answer to a prayer: `telling` is one of PRAYER_TELLINGS. */
  'prayer-answered': ['god', 'telling'],
  /** The hero offers a body to his god, or to the one to whom he goes over: `telling` is one of OFFERING_TELLINGS. */
  'body-offered': ['god', 'item', 'telling'],
  /** A creature gives an altar to its god. */
  'altar-consecrated': ['actor', 'fixture', 'god'],
} as const;

/** The kinds of those events. */
export type FaithEventKind = keyof typeof FAITH_EVENT_FIELDS;
