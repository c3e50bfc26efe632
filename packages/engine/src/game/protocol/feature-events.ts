// The events of traps with an effect, of fountains, thrones and sinks, and of the ground, with their fields in stored
// order; part of the table of all events.

/** What a trap with an effect did. */
export const TRAP_TELLINGS = [
  'falls-in',
  'spikes',
  'poisoned-spikes',
  'jaws',
  'sticks',
  'tears',
  'shot',
  'missed',
  'rock',
  'helmet',
  'gas',
  'gas-resisted',
  'whisked',
  'dropped',
  'solid',
  'drenched',
  'rusted',
  'flash',
  'shiver',
  'lifted',
  'drained',
  'squeaks',
  'blast',
] as const;

/** The result of using a fountain, a throne or a sink. */
export const FEATURE_TELLINGS = [
  'cool',
  'foul',
  'poisoned',
  'snakes',
  'curses',
  'coins',
  'nymph',
  'gush',
  'lifts',
  'dries',
  'sits',
  'shock',
  'heals',
  'weakens',
  'court',
  'map',
  'away',
  'confuses',
  'wish',
  'vanishes',
  'cold',
  'hot',
  'klunk',
  'slug',
  'ring',
  'ring-lost',
] as const;

/** The fields of each kind of event. */
export const FEATURE_EVENT_FIELDS = {
  /** A trap caught the actor; `telling` is one of TRAP_TELLINGS. */
  'trap-caught': ['actor', 'fixture', 'telling', 'damage'],
  /** The actor tries in vain to leave what holds him. */
  struggled: ['actor'],
  /** `telling` is one of FEATURE_TELLINGS. */
  'feature-used': ['actor', 'fixture', 'telling', 'damage'],
  /** The actor slid over ice. */
  slid: ['actor', 'x', 'y'],
  /** The actor landed in lava. */
  'lava-burned': ['actor', 'damage'],
  /** A place is felt on the first visit: `fixture` is the id of its drawing. */
  'place-felt': ['fixture'],
  /** A creature hunts the bearer of the Amulet. */
  'chase-began': ['actor'],
} as const;

/** The kinds of these events. */
export type FeatureEventKind = keyof typeof FEATURE_EVENT_FIELDS;
