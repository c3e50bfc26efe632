// The events of wonders, swarms and transfers of mana, with their fields in stored order; the table of all events
// takes them in.

/** The fields of each kind of event. */
export const SPELL_EVENT_FIELDS = {
  /** A cast failed because it lay within too many others. */
  'cast-unravelled': ['actor'],
  /** Wonder drew a spell, whose price the hero pays; or he couldn't cast it. */
  'spell-drawn': ['actor', 'spell', 'price'],
  'spell-lacking': ['actor', 'spell'],
  /** Magic gives mana to a creature, or takes some; `amount` is 0 unless it is the hero's own. */
  'mana-gained': ['actor', 'amount'],
  'mana-lost': ['actor', 'amount'],
  /** There is nobody from whom mana could be taken. */
  'nobody-there': ['actor'],
  /** Too much mana affects a creature; `effect` is one of OVERCHARGES. */
  overcharged: ['actor', 'effect'],
  /** A creature picks up a bomb that is burning down, or puts it down. */
  'bomb-taken': ['actor', 'x', 'y'],
  'bomb-put-down': ['actor', 'x', 'y'],
} as const;

/** The kinds of those events. */
export type SpellEventKind = keyof typeof SPELL_EVENT_FIELDS;
