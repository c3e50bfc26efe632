// Events of charging, cancelling, tools and speed, with their fields in stored order; part of the table of
// all events.

/** Results of charging an item. */
export const CHARGE_TELLINGS = [
  /** No effect. */
  'nothing',
  /** It can't be charged. */
  'loss',
  /** It lost its charges. */
  'stripped',
  /** It gained charges. */
  'glows',
  /** It reached or exceeded its natural maximum. */
  'brims',
  /** A ring's number rose or fell. */
  'spins',
  'spins-back',
  /** A lamp gained oil. */
  'filled',
  /** A rod lost its energy. */
  'emptied',
  /** A lamp went out and has no oil. */
  'drained',
] as const;

/** The result of charging an item. */
export type ChargeTelling = (typeof CHARGE_TELLINGS)[number];

/** Results of gazing into a crystal ball. */
export const BALL_TELLINGS = ['haze', 'too-much', 'confuses', 'blinds', 'stuns', 'nobody'] as const;

/** Results of ringing the bell of opening. */
export const BELL_TELLINGS = ['rings', 'nothing', 'opens', 'finds', 'calls-the-dead'] as const;

/** The fields of each kind of event. */
export const CHARGING_EVENT_FIELDS = {
  /** `telling` is one of CHARGE_TELLINGS. */
  charged: ['actor', 'item', 'telling'],
  /** A rod holds too little energy for a shot, and will hold enough after `ticks` ticks; 0: never. */
  'rod-short': ['actor', 'item', 'energy', 'price', 'ticks'],
  'ring-exploded': ['actor', 'item', 'damage'],
  /** An item, or everything that the hero carries, was cancelled; or a monster was. */
  cancelled: ['actor', 'item'],
  'pack-cancelled': ['actor'],
  'monster-cancelled': ['target'],
  /** `telling` is one of SPEED_TELLINGS. */
  'speed-changed': ['actor', 'telling'],
  /** A monster became faster. */
  'monster-paced': ['actor'],
  /** A light without oil can't be lit. */
  'light-dark': ['actor', 'item'],
  'horn-blown': ['actor', 'item'],
  /** `telling` is one of BALL_TELLINGS. */
  'ball-gazed': ['actor', 'item', 'telling'],
  'ball-exploded': ['actor', 'item', 'damage'],
  /** `telling` is one of BELL_TELLINGS. */
  'bell-rung': ['actor', 'item', 'telling'],
  /** A horn or a bag produced something. */
  produced: ['actor', 'item'],
  'page-blank': ['actor'],
  'water-drunk': ['actor'],
  'tastes-rotten': ['actor', 'item'],
} as const;

/** The kinds of these events. */
export type ChargingEventKind = keyof typeof CHARGING_EVENT_FIELDS;
