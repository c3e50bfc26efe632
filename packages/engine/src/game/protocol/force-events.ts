// The events of lasting effects, with their fields in the order in which they are stored; the table of all events
// takes them in. `spell` is the id of the force.

/** The fields of each kind of event. */
export const FORCE_EVENT_FIELDS = {
  /** A force begins on a creature, or lasts longer than before. */
  'force-began': ['actor', 'spell'],
  'force-renewed': ['actor', 'spell'],
  /** A creature catches a disease. */
  'fell-ill': ['actor', 'spell'],
  /** The hero feels that a force of his nears its end. */
  'force-fades': ['actor', 'spell'],
  /** The last warning, after `force-fades`. */
  'force-runs-out': ['actor', 'spell'],
  'force-ended': ['actor', 'spell'],
  /** A creature is immune to a disease from now on. */
  'grew-immune': ['actor', 'spell'],
} as const;

/** The kinds of those events. */
export type ForceEventKind = keyof typeof FORCE_EVENT_FIELDS;
