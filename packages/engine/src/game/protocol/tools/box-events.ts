// The events of boxes with locks and traps, with their fields in stored order; part of the table of all events.

/** What is told of a box. */
export const BOX_TELLINGS = [
  'locked',
  'not-locked',
  'empty',
  'put-down-first',
  'unlocked',
  'locked-up',
  'gave-up',
  'forced',
  'blade-broken',
  'smashed',
  'lid-slams',
  'lock-kicked',
  'clicks-open',
  'clicks-shut',
  'no-trap-found',
  'trap-found',
  'no-trap-there',
  'disarmed',
  'goes-off',
  'saved',
  'stun',
  'freeze',
  'freeze-resisted',
  'shock',
  'fire',
  'needle',
  'gas',
  'poison-resisted',
  'poison-deadly',
  'explosion',
] as const;

/** What is told of a box. */
export type BoxTelling = (typeof BOX_TELLINGS)[number];

/** The fields of each kind of event. */
export const BOX_EVENT_FIELDS = {
  /** `telling` is one of BOX_TELLINGS; `damage` is 0 where there is none. */
  'box-told': ['actor', 'item', 'telling', 'damage'],
  /** Something breaks in a box. */
  'broke-inside': ['actor', 'item'],
  /** A lock of a door turns. */
  'door-lock-held': ['actor', 'x', 'y'],
} as const;

/** The kinds of these events. */
export type BoxEventKind = keyof typeof BOX_EVENT_FIELDS;
