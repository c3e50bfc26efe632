// The events of tools, with their fields in stored order; part of the table of all events.

/** Results of playing an instrument. */
export const PLAY_TELLINGS = ['noise', 'tune', 'lulls', 'charms', 'row', 'thud', 'quakes'] as const;

/** What a djinni does, in the order of the weights of the slot. */
export const DJINNI_DEEDS = ['grants', 'serves', 'spares', 'vanishes', 'attacks'] as const;

/** Results of a dip. */
export const DIP_TELLINGS = [
  'nothing',
  'blanks',
  'dilutes',
  'becomes-water',
  'hallows',
  'darkens',
  'fills',
  'full',
  'oily',
  'mixes',
  'evaporates',
  'wet-inside',
] as const;

/** Results of writing with a marker. */
export const WRITE_TELLINGS = [
  'no-page',
  'no-such-kind',
  'too-dry',
  'dries-out',
  'forgets',
  'written',
] as const;

/** Results of a kick. */
export const KICK_TELLINGS = [
  'air',
  'misses',
  'blocked',
  'hits',
  'wall',
  'stays',
  'slides',
] as const;

/** Results of digging with a tool. */
export const DIG_TELLINGS = [
  'starts',
  'goes-on',
  'starts-down',
  'goes-on-down',
  'through-rock',
  'through-wall',
  'through-door',
  'pit',
  'hole',
  'paused',
  'astray',
] as const;

/** What happens to a thing and a container. */
export const CONTENT_TELLINGS = ['out', 'in', 'full', 'tipped', 'vanished'] as const;

/** What comes of writing on the floor. */
export const ENGRAVE_TELLINGS = [
  'dust',
  'engraved',
  'burned',
  'nothing',
  'too-deep',
  'burns',
  'digs',
  'lightning',
  'frost',
  'bugs-drop',
  'bugs-slow',
  'bugs-fast',
  'holes',
  'fights',
  'vanishes',
] as const;

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
  /** `telling` is one of DIP_TELLINGS. */
  dipped: ['actor', 'item', 'telling'],
  'oil-drunk': ['actor'],
  'oil-exploded': ['actor', 'item', 'damage'],
  'potions-exploded': ['actor', 'item', 'damage'],
  /** `telling` is one of WRITE_TELLINGS. */
  written: ['actor', 'item', 'telling'],
  'wand-broken': ['actor', 'item'],
  /** `target` is a creature or a thing, 0 for none; `telling` is one of KICK_TELLINGS. */
  kicked: ['actor', 'target', 'telling'],
  /** `x` and `y` are where he digs; `telling` is one of DIG_TELLINGS. */
  'dig-told': ['actor', 'x', 'y', 'telling'],
  /** `telling` is one of CONTENT_TELLINGS; `more` are the pieces that joined a pile in his hands, 0: none did. */
  'contents-moved': ['actor', 'item', 'telling', 'more'],
  /** What was in a container is gone. */
  'contents-lost': ['actor', 'item'],
  /** A scroll of charging went into an empty bag, and charged it. */
  'bag-charged': ['actor', 'item'],
  'bag-exploded': ['actor', 'item', 'damage'],
  invoked: ['actor', 'item'],
  /** An artifact that was invoked too soon. */
  'invoked-in-vain': ['actor', 'item'],
  /** `item` is what was written with, 0 for none; `telling` is one of ENGRAVE_TELLINGS. */
  engraving: ['actor', 'item', 'telling'],
  /** A monster shrinks from a word on the floor, or the word is gone. */
  'word-feared': ['target'],
  'word-gone': ['actor'],
  /** A power pack is used up, to charge an item. */
  'pack-hums': ['actor', 'item'],
  /** A creature tends a thing that lies on the floor. */
  tended: ['actor', 'item'],
  /** Nothing answers the description of a wish. */
  'wish-vain': ['actor'],
} as const;

/** The kinds of these events. */
export type ToolEventKind = keyof typeof TOOL_EVENT_FIELDS;
