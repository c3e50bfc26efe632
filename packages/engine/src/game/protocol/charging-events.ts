// The events of charging, cancelling, tools and speed, with their fields in the order in which they are
// stored; the table of all events takes them in.

/** What became of a thing that was charged, in the order of the numbers in events. */
export const CHARGE_TELLINGS = [
  /** Nothing comes of it. */
  'nothing',
  /** It can't be charged. */
  'loss',
  /** Its charges are gone. */
  'stripped',
  /** It has more charges. */
  'glows',
  /** It has as many as it naturally holds, or more. */
  'brims',
  /** A ring's number rises, or falls. */
  'spins',
  'spins-back',
  /** A lamp has more oil. */
  'filled',
  /** A lamp goes out, and has no oil. */
  'drained',
] as const;

/** What became of a thing that was charged. */
export type ChargeTelling = (typeof CHARGE_TELLINGS)[number];

/** What a crystal ball shows, or does. */
export const BALL_TELLINGS = ['haze', 'too-much', 'confuses', 'blinds', 'stuns', 'nobody'] as const;

/** What comes of ringing the bell of opening. */
export const BELL_TELLINGS = ['rings', 'nothing', 'opens', 'finds', 'calls-the-dead'] as const;

/** The fields of each kind of event. */
export const CHARGING_EVENT_FIELDS = {
  /** `telling` is its place in CHARGE_TELLINGS. */
  charged: ['actor', 'item', 'telling'],
  'ring-exploded': ['actor', 'item', 'damage'],
  /** Magic goes out of a thing, or of all that the hero carries; of a monster. */
  cancelled: ['actor', 'item'],
  'pack-cancelled': ['actor'],
  'monster-cancelled': ['target'],
  /** `telling` is its place in SPEED_TELLINGS. */
  'speed-changed': ['actor', 'telling'],
  /** A monster gets faster. */
  'monster-paced': ['actor'],
  /** A light without oil stays dark. */
  'light-dark': ['actor', 'item'],
  'horn-blown': ['actor', 'item'],
  /** `telling` is its place in BALL_TELLINGS. */
  'ball-gazed': ['actor', 'item', 'telling'],
  'ball-exploded': ['actor', 'item', 'damage'],
  /** `telling` is its place in BELL_TELLINGS. */
  'bell-rung': ['actor', 'item', 'telling'],
  /** Something comes out of a horn or a bag. */
  produced: ['actor', 'item'],
  'page-blank': ['actor'],
  'water-drunk': ['actor'],
  'tastes-rotten': ['actor', 'item'],
} as const;

/** The kinds of those events. */
export type ChargingEventKind = keyof typeof CHARGING_EVENT_FIELDS;
