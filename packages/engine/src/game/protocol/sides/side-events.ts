// The events of moods and golems, with their fields in stored order; part of the table of all events.

/** What a spell makes of a mood, in the order of its number in events. */
export const MOOD_CHANGES = ['angered', 'calmed', 'maddened'] as const;

/** The fields of each kind of event. */
export const SIDE_EVENT_FIELDS = {
  /** A creature's mood has changed; `mood` is one of MOOD_CHANGES. */
  'mood-changed': ['target', 'mood'],
  /** A golem has worn out, was dismissed, or has lost its master. */
  'golem-ended': ['target'],
  /** The actor sends its golem in a direction, 0 if it is to stand. */
  'golem-steered': ['actor', 'target', 'direction'],
  /** No golem comes; `why` is one of GOLEM_FAILURES. */
  'golem-failed': ['actor', 'why'],
} as const;

/** The kinds of these events. */
export type SideEventKind = keyof typeof SIDE_EVENT_FIELDS;
