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
  'hole',
  'hole-solid',
  'boulder-rolls',
  'boulder-hits',
  'boulder-misses',
  'boulder-gone',
  'boulder-plugs',
  'statue-wakes',
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

/** What lava does to things. */
export const LAVA_TELLINGS = ['burns', 'sinks'] as const;

/** What the chain and its ball do. */
export const BOND_TELLINGS = [
  'chained',
  'heavier',
  'slips-off',
  'opens',
  'drags-along',
  'tug',
  'drags-down',
  'falls-on',
  'falls-on-helmet',
  'guilty',
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
  /** A thing fell into lava and is gone; `telling` is one of LAVA_TELLINGS. */
  'lava-took': ['item', 'telling'],
  /** `telling` is one of BOND_TELLINGS; `item` is the ball. */
  'bond-told': ['actor', 'item', 'telling', 'damage'],
  /** The actor is hurled; `squares` is how far at most. */
  hurled: ['actor', 'squares'],
  /** The end of that: a creature, or 0 and the damage of a wall. */
  bumped: ['actor', 'target', 'damage'],
  /** An amulet saved the actor's life, and is used up. */
  'life-saved': ['actor', 'item'],
  /** A place is felt on the first visit: `fixture` is the id of its drawing. */
  'place-felt': ['fixture'],
  /** A creature hunts the bearer of the Amulet. */
  'chase-began': ['actor'],
} as const;

/** The kinds of these events. */
export type FeatureEventKind = keyof typeof FEATURE_EVENT_FIELDS;
