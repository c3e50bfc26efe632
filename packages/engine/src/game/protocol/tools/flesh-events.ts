// The events of bodies as food, with their fields in stored order; part of the table of all events.

/** Results of the first bite of flesh. */
export const FLESH_TELLINGS = [
  'plain',
  'stale',
  'acid',
  'harmless',
  'poisonous',
  'ill',
  'tainted',
] as const;

/** What flesh has given. */
export const GIFT_TELLINGS = ['fire', 'cold', 'poison', 'electricity', 'strength'] as const;

/** The fields of each kind of event. */
export const FLESH_EVENT_FIELDS = {
  /** `telling` is one of FLESH_TELLINGS. */
  'flesh-tasted': ['actor', 'item', 'telling'],
  /** `gift` is one of GIFT_TELLINGS. */
  'flesh-gave': ['actor', 'gift'],
  /** A body in the pack is too old, and gone. */
  'rotted-away': ['actor', 'item'],
  /** A body was tinned. */
  tinned: ['actor', 'item'],
  /** A body no longer ages. */
  preserved: ['actor', 'item'],
} as const;

/** The kinds of these events. */
export type FleshEventKind = keyof typeof FLESH_EVENT_FIELDS;
