// The events of tools, with their fields in stored order; part of the table of all events.

/** Results of playing an instrument. */
export const PLAY_TELLINGS = ['noise', 'tune', 'lulls', 'charms', 'row', 'thud', 'quakes'] as const;

/** What a djinni does, in the order of the weights of the slot. */
export const DJINNI_DEEDS = ['grants', 'serves', 'spares', 'vanishes', 'attacks'] as const;

/** The fields of each kind of event. */
export const TOOL_EVENT_FIELDS = {
  /** `telling` is one of PLAY_TELLINGS. */
  'instrument-played': ['actor', 'item', 'telling'],
  /** A creature listens to a plain tune, and won't attack. */
  'calmed-by-music': ['target'],
  /** The ground opens under a creature, and shuts again. */
  'ground-opened': ['target', 'damage'],
  /** A cursed tool slips out of the hand. */
  'tool-slipped': ['actor', 'item'],
  greased: ['actor', 'item'],
  /** Grease has spared its item; or it has come off. */
  'grease-spared': ['actor', 'item'],
  'grease-gone': ['actor', 'item'],
  'picture-taken': ['actor', 'item'],
  rubbed: ['actor', 'item'],
  /** Smoke comes out of a lamp. */
  'lamp-smokes': ['actor', 'item'],
  /** A djinni comes out of a lamp; `deed` is one of DJINNI_DEEDS. */
  'djinni-out': ['actor', 'item', 'deed'],
  /** Nothing answers the description of a wish. */
  'wish-vain': ['actor'],
} as const;

/** The kinds of these events. */
export type ToolEventKind = keyof typeof TOOL_EVENT_FIELDS;
