// The part of the slot that is about wands, and about books that are charged as wands are.

import type { Aim, ExplosionCause } from './names.ts';

/** k times in n. */
export interface Odds {
  readonly k: number;
  readonly n: number;
}

/** How a kind of wand takes charges. */
export interface WandRow {
  /** Its natural maximum; also the die of its explosion. */
  readonly limit: number;
  /** A blessed source brings it to a number from here to the limit, all equally likely. */
  readonly least: number;
  /** It explodes whenever it was charged before. */
  readonly once: boolean;
  /** It explodes when charging brings it beyond this; absent: never. */
  readonly burstsAbove?: number;
}

/** Wands. */
export interface WandRules {
  readonly byAim: Readonly<Record<Aim, WandRow>>;
  /** By name, where they differ from those of their aim. */
  readonly special: Readonly<Record<string, WandRow>>;
  /** A wand charged r times before explodes with chance r to this power … */
  readonly power: number;
  /** … in this. */
  readonly outOf: number;
  /** A cursed wand blows up once in so many uses. */
  readonly cursedOnceIn: number;
  /** Sides of the dice of its explosion, by name. */
  readonly blastDice: Readonly<Record<string, number>>;
  /** Sides for all others. */
  readonly usualBlastDie: number;
  readonly fewestBlastDice: number;
  /** Dice on top of the charges when a wand explodes beyond its maximum, and by writing. */
  readonly overchargeDice: number;
  readonly engraveDice: number;
}

/** Spellbooks that hold charges. */
export interface BookRules {
  /** Books that charging leaves alone. */
  readonly untouched: readonly string[];
  /** Charging raises the count k times in n. */
  readonly counts: Odds;
  /** A charge makes reading so many times as long … */
  readonly slower: number;
  /** … and, when it isn't needed to make it safe, so many times as fast. */
  readonly faster: number;
  /** Turns of retention that practice gives with and without charges. */
  readonly practice: { readonly charged: number; readonly plain: number };
}

/** A wand that explodes. */
export interface BlastView {
  /** Kebab case: `magic-missile`. */
  readonly wand: string;
  readonly aim: Aim;
  /** Before charging; when written with, at the time of the explosion. */
  readonly charges: number;
  readonly cause: ExplosionCause;
  /** The hero's greatest hit points, of his own form. */
  readonly mostHitPoints: number;
  /** The same of the form that he has; absent: his own. */
  readonly mostHitPointsOfForm?: number | undefined;
}

/** What an exploding wand does: it hurts its bearer, or breaks and does what broken wands do. */
export type WandBlast =
  | { readonly kind: 'hurts'; readonly damage: number }
  | { readonly kind: 'breaks'; readonly damage: number };
