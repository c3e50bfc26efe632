// The spells of monsters that cast from a list: which of them a draw gives, and what each does. NetHack 3.6.7
// src/mcastu.c.

import type { Share } from './share-rules.ts';

/** The two lists. */
export const MONSTER_LISTS = ['mage', 'cleric'] as const;

/** A list of spells. */
export type MonsterList = (typeof MONSTER_LISTS)[number];

/** Every spell of the lists, in the order of its number in events. */
export const LIST_SPELLS = [
  'psi-bolt',
  'cure-self',
  'haste-self',
  'stun',
  'disappear',
  'weaken',
  'destroy-armour',
  'curse-items',
  'aggravate',
  'summon-nasties',
  'clone',
  'touch-of-death',
  'open-wounds',
  'confuse',
  'paralyse',
  'blind',
  'insects',
  'lightning',
  'fire-pillar',
  'geyser',
] as const;

/** A spell of the lists. */
export type ListSpell = (typeof LIST_SPELLS)[number];

/** A row of a list: it holds from this number on, up to the next row. */
export interface ListRow {
  readonly from: number;
  readonly spell: ListSpell;
  /** Another spell stands here with probability 1 in `oneIn`; absent: none. */
  readonly or?: { readonly oneIn: number; readonly spell: ListSpell };
  /** What stands here when the target resists magic; absent: the same. */
  readonly resisted?: ListSpell;
}

/** Dice whose count depends on nothing. */
interface PlainDice {
  readonly count: number;
  readonly sides: number;
}

/** Casting from lists. */
export interface MonsterListRules {
  /** A draw from 0 … level − 1 gives the row; rows in rising order, the first from 0. */
  readonly lists: Readonly<Record<MonsterList, readonly ListRow[]>>;
  /** Spells that need no target beside the caster. */
  readonly undirected: readonly ListSpell[];
  /** From afar only those are cast, within this squared distance. */
  readonly farthestSquared: number;
  /** A cast fails when a draw from 0 … level × `perLevel` − 1 is below this. */
  readonly fumble: { readonly perLevel: number; readonly below: number; readonly confused: number };
  /** Turns until the next cast: `from` − level, at least `least`. */
  readonly pause: { readonly from: number; readonly least: number };
  /** Dice of wounds: one for every `levelsPerDie` levels, and `plus`. */
  readonly wounds: { readonly levelsPerDie: number; readonly plus: number; readonly sides: number };
  readonly cure: PlainDice;
  /** Dice of lightning, fire pillar and geyser. */
  readonly elements: PlainDice;
  /** Most turns of blindness by the flash. */
  readonly flash: number;
  /** Dice of turns of stun: more for those whose dexterity is below `below`. */
  readonly stun: {
    readonly below: number;
    readonly clumsy: number;
    readonly deft: number;
    readonly sides: number;
  };
  /** Strength is lost by a die of level − this many sides. */
  readonly weakenBelow: number;
  /** Turns of blindness. */
  readonly blind: number;
  /** Turns of paralysis besides the level; and of one who resists magic. */
  readonly paralyse: { readonly plus: number; readonly resisted: number };
  /** Turns of stun of one who resists magic. */
  readonly stunResisted: number;
  /** The touch kills when a draw from 0 … level − 1 is above this. */
  readonly deathAbove: number;
  /** Insects: a die with a side for every `perLevels` levels, and at least `least` of them. */
  readonly insects: { readonly perLevels: number; readonly least: number };
  /** Gloves, boots, helmet and shield are each struck instead of the rest with probability 1 in this. */
  readonly armourOneIn: number;
  /** Things cursed at once: a die of this many sides, divided by one more for each protection. */
  readonly curses: {
    readonly sides: number;
    /** Probability that a bout penetrates the artifact that absorbs curses. */
    readonly pierces: Share;
    /** Percent of bouts in which an artifact with a will of its own keeps free. */
    readonly artifactKeepsFree: number;
    /** The saddle of a rider is struck besides with probability 1 in this number. */
    readonly saddleOneIn: number;
  };
}
