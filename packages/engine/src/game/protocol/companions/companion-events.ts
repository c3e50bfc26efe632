// The events of pets, riding and creatures that answer blows, with their fields in stored order; part of the table of
// all events.

/** How a pet feels, in the order of its number in events. */
export const PET_TELLINGS = [
  'yelps',
  'hungry',
  'weak',
  'starves',
  'wild',
  'deserts',
  'feral',
  'refuses',
] as const;

/** How a steed takes a kick or a whip. */
export const URGE_TELLINGS = ['gallops', 'slips', 'stirs', 'wakes'] as const;

/** What a passive attack does. */
export const PASSIVE_TELLINGS = [
  'acid',
  'cold',
  'fire',
  'electricity',
  'paralyse',
  'stun',
  'gaze',
] as const;

/** The fields of each kind of event. */
export const COMPANION_EVENT_FIELDS = {
  /** `telling` is one of PET_TELLINGS. */
  'pet-told': ['target', 'telling'],
  /** A pet of his has died where he doesn’t see it. */
  'sad-feeling': ['actor'],
  /** A pet has begun to eat a thing. */
  'pet-ate': ['actor', 'item'],
  /** A creature grows up into a bigger kind, `target`. */
  'creature-grew': ['actor', 'target'],
  /** A hero gives a creature a name. */
  'creature-called': ['actor', 'target'],
  mounted: ['actor', 'target'],
  dismounted: ['actor', 'target'],
  /** He fell while he tried to mount. */
  'mount-failed': ['actor', 'target', 'damage'],
  'mount-resisted': ['actor', 'target'],
  /** The steed throws its rider. */
  'thrown-off': ['actor', 'target', 'damage'],
  /** The saddle is cursed, or there is no square to step down to. */
  'stuck-in-saddle': ['actor', 'target', 'cursed'],
  /** `urge` is one of URGE_TELLINGS; `damage` to the rider's own foot. */
  'steed-urged': ['actor', 'target', 'urge', 'damage'],
  saddled: ['actor', 'target'],
  'saddle-refused': ['actor', 'target'],
  'saddle-removed': ['actor', 'target'],
  /** The saddle is cursed, and stays on. */
  'saddle-sticks': ['actor', 'target'],
  /** The creature `owner` answers a blow; `passive` is one of PASSIVE_TELLINGS. */
  'passive-hit': ['owner', 'target', 'passive', 'damage'],
  /** A creature appears on another square. */
  warped: ['actor', 'x', 'y'],
} as const;

/** The kinds of these events. */
export type CompanionEventKind = keyof typeof COMPANION_EVENT_FIELDS;
