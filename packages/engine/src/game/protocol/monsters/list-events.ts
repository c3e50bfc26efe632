// The events of monsters that cast from lists, with their fields in stored order; part of the table of all events.

/** The fields of each kind of event. */
export const LIST_EVENT_FIELDS = {
  /** A monster casts a spell of its list; `spell` is one of LIST_SPELLS. */
  'list-cast': ['actor', 'spell'],
  /** Its spell fails. */
  'cast-fizzled': ['actor'],
  /** A bout of cursing falls on this many of the hero's things. */
  'curses-fall': ['actor', 'amount'],
} as const;

/** The kinds of these events. */
export type ListEventKind = keyof typeof LIST_EVENT_FIELDS;
