// What a hero may be told to do. Plain JSON; a face builds these and nothing else.

/** A compass direction, clockwise from north; 0 is here. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One order to the hero. Object ids are those of the view. */
export type Command =
  /** One step; into a hostile creature it is an attack, into a closed door it opens it. */
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'attack'; readonly direction: Direction }
  | { readonly kind: 'open'; readonly direction: Direction }
  | { readonly kind: 'close'; readonly direction: Direction }
  /** Breaks a locked door with the shoulder or the foot. */
  | { readonly kind: 'force'; readonly direction: Direction }
  /** Casts a known spell; a spell that needs no direction ignores it. */
  | { readonly kind: 'cast'; readonly spell: number; readonly direction: Direction }
  /** Casts a known spell at a square: one that is not flown at it but happens there. */
  | { readonly kind: 'cast-at'; readonly spell: number; readonly x: number; readonly y: number }
  /** Casts too, on hit points where energy is lacking and the rules let the hero. */
  | { readonly kind: 'strain'; readonly spell: number; readonly direction: Direction }
  /** Goes elsewhere on the level, by an ability or by the spell. */
  | { readonly kind: 'teleport' }
  /** Shoots ammunition from the launcher at a square; item 0 is what the quiver holds, else what fits. */
  | { readonly kind: 'fire'; readonly item: number; readonly x: number; readonly y: number }
  /** Throws one piece of a thing at a square. */
  | { readonly kind: 'throw'; readonly item: number; readonly x: number; readonly y: number }
  /** Zaps a wand; one that needs no direction ignores it. */
  | { readonly kind: 'zap'; readonly item: number; readonly direction: Direction }
  | { readonly kind: 'read'; readonly item: number }
  /** Charges a thing with a scroll that is known to charge; item 0 is the one that was just read. */
  | { readonly kind: 'charge'; readonly item: number; readonly target: number }
  /** Uses a tool; one that needs no direction ignores it. */
  | { readonly kind: 'apply'; readonly item: number; readonly direction: Direction }
  /** Reads a book although it is difficult, or its spell known well. */
  | { readonly kind: 'study'; readonly item: number }
  | { readonly kind: 'quaff'; readonly item: number }
  /** Eats something carried, or something underfoot. */
  | { readonly kind: 'eat'; readonly item: number }
  /** Takes a weapon or launcher in hand; item 0 empties the weapon hand. */
  | { readonly kind: 'wield'; readonly item: number }
  | { readonly kind: 'wear'; readonly item: number }
  | { readonly kind: 'take-off'; readonly item: number }
  /** Picks up one thing of those underfoot; item 0 is all of them. */
  | { readonly kind: 'pick-up'; readonly item: number }
  | { readonly kind: 'drop'; readonly item: number; readonly count: number }
  | { readonly kind: 'ascend' }
  | { readonly kind: 'descend' }
  /** Walks towards a square over what is remembered, until there or something comes up. */
  | { readonly kind: 'travel'; readonly x: number; readonly y: number }
  /** Walks to what is not known yet, place after place, until something is found or comes up. */
  | { readonly kind: 'explore' }
  /** Looks for what is hidden nearby, up to `count` moves (1…99). */
  | { readonly kind: 'search'; readonly count: number }
  /** Lets time pass, up to `count` moves (1…99); ends as soon as something hostile comes in sight. */
  | { readonly kind: 'rest'; readonly count: number }
  /** Takes a step in a skill that has been practised enough. */
  | { readonly kind: 'enhance'; readonly skill: string }
  /** Two spells change letters. */
  | { readonly kind: 'swap-spells'; readonly spell: number; readonly other: number }
  /** Sorts the menu of spells; `order` is one of those of the view. */
  | { readonly kind: 'sort-spells'; readonly order: string }
  /** Gives the spells letters in the order in which the menu shows them. */
  | { readonly kind: 'reletter-spells' };

/** The kinds of command with their fields, in the order of the help page. */
export const COMMAND_FIELDS = {
  move: { direction: 'direction' },
  attack: { direction: 'direction' },
  open: { direction: 'direction' },
  close: { direction: 'direction' },
  force: { direction: 'direction' },
  cast: { spell: 'id', direction: 'direction' },
  'cast-at': { spell: 'id', x: 'place', y: 'place' },
  strain: { spell: 'id', direction: 'direction' },
  teleport: {},
  fire: { item: 'id', x: 'place', y: 'place' },
  throw: { item: 'id', x: 'place', y: 'place' },
  zap: { item: 'id', direction: 'direction' },
  read: { item: 'id' },
  charge: { item: 'id', target: 'id' },
  apply: { item: 'id', direction: 'direction' },
  study: { item: 'id' },
  quaff: { item: 'id' },
  eat: { item: 'id' },
  wield: { item: 'id' },
  wear: { item: 'id' },
  'take-off': { item: 'id' },
  'pick-up': { item: 'id' },
  drop: { item: 'id', count: 'amount' },
  ascend: {},
  descend: {},
  travel: { x: 'place', y: 'place' },
  explore: {},
  search: { count: 'count' },
  rest: { count: 'count' },
  enhance: { skill: 'word' },
  'swap-spells': { spell: 'id', other: 'id' },
  'sort-spells': { order: 'word' },
  'reletter-spells': {},
} as const satisfies { readonly [Kind in Command['kind']]: Readonly<Record<string, string>> };

/** The kinds of command, in the order of the help page. */
export const COMMAND_KINDS = Object.keys(COMMAND_FIELDS) as readonly Command['kind'][];

/** The least and the greatest number in each kind of field. */
export const FIELD_RANGES = {
  direction: [0, 8],
  id: [0, 2 ** 31],
  place: [0, 499],
  count: [1, 99],
  amount: [1, 2 ** 31],
} as const;

/** Longest word in a field. */
export const LONGEST_WORD = 40;

/** Why a command was not carried out. Refusals cost nothing unless `usesMove` says so. */
export type RefusalReason =
  | 'nothing-there'
  | 'blocked'
  | 'not-a-door'
  | 'already-open'
  | 'already-closed'
  | 'occupied'
  | 'unknown-item'
  | 'not-drinkable'
  | 'not-readable'
  | 'unknown-spell'
  | 'no-such-magic'
  | 'needs-direction'
  | 'not-at-square'
  | 'levitating'
  | 'no-stairs'
  | 'without-amulet'
  | 'locked'
  | 'not-locked'
  | 'not-edible'
  | 'not-wearable'
  | 'not-wieldable'
  | 'empty-handed'
  | 'worn'
  | 'pack-full'
  | 'not-worn'
  | 'already-worn'
  | 'place-taken'
  | 'hands-full'
  | 'covered'
  | 'cursed'
  | 'not-a-wand'
  | 'needs-target'
  | 'nothing-charges'
  | 'no-use'
  | 'no-fuel'
  | 'no-launcher'
  | 'no-ammunition'
  | 'not-throwable'
  | 'out-of-range'
  | 'no-room'
  | 'no-way'
  | 'all-explored'
  | 'blind'
  | 'afraid'
  | 'unknown-skill'
  | 'not-practised'
  | 'no-skill-slots'
  | 'at-the-limit'
  | 'nothing-to-pick-up'
  | 'too-heavy'
  | 'hostile-in-sight'
  | 'game-over'
  | 'no-spells'
  | 'stunned'
  | 'cannot-chant'
  | 'hands-not-free'
  | 'too-hungry'
  | 'too-weak'
  | 'overburdened'
  | 'not-enough-energy'
  | 'not-enough-grace'
  | 'denied-path'
  | 'cancelled'
  | 'reeling'
  | 'confused'
  | 'no-ability'
  | 'known-well'
  | 'difficult-book'
  | 'very-difficult-book'
  | 'unknown-order';

/** A refusal. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly usesMove: boolean;
}
