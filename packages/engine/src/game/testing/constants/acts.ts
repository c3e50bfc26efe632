// The parts of a session.

/** The parts in their order. */
export const ALL_ACTS = [
  'casts',
  'prayers',
  'books',
  'scrolls',
  'rest',
  'growth',
  'carriers',
  'potions',
] as const;

/** A part of the session. */
export type Act = (typeof ALL_ACTS)[number];
