// Parts of the slot: wands, and books that are charged like wands.

import type { Aim, ExplosionCause } from './names.ts';

/** A probability of k in n. */
export interface Odds {
  readonly k: number;
  readonly n: number;
}

/** How a kind of wand is charged. */
export interface WandRow {
  /** Its natural maximum; also the die of its explosion. */
  readonly limit: number;
  /** A blessed source raises it to a uniform draw from this to the limit. */
  readonly least: number;
  /** It explodes on any recharging. */
  readonly once: boolean;
  /** It explodes if charging exceeds this; absent: never. */
  readonly burstsAbove?: number;
}

/** Wands. */
export interface WandRules {
  readonly byAim: Readonly<Record<Aim, WandRow>>;
  /** By name, where they differ from the row of their aim. */
  readonly special: Readonly<Record<string, WandRow>>;
  /** A wand with recharge count r explodes with probability (r to this power) … */
  readonly power: number;
  /** … in this. */
  readonly outOf: number;
  /** A cursed wand explodes in use with probability 1 in this number. */
  readonly cursedOnceIn: number;
  /** Sides of its explosion's dice, by name. */
  readonly blastDice: Readonly<Record<string, number>>;
  /** Sides for all other wands. */
  readonly usualBlastDie: number;
  readonly fewestBlastDice: number;
  /** Dice beyond the number of charges when a wand explodes from overcharging, and from writing. */
  readonly overchargeDice: number;
  readonly engraveDice: number;
}

/** Spellbooks with charges. */
export interface BookRules {
  /** Books that can't be charged. */
  readonly untouched: readonly string[];
  /** Charging raises the recharge count with this probability. */
  readonly counts: Odds;
  /** A charge multiplies the reading time by this … */
  readonly slower: number;
  /** … and, when it isn't needed to rescue the reading, divides it by this. */
  readonly faster: number;
  /** Turns of retention from practice, with and without charges. */
  readonly practice: { readonly charged: number; readonly plain: number };
}

/** An exploding wand. */
export interface BlastView {
  /** Kebab case: `magic-missile`. */
  readonly wand: string;
  readonly aim: Aim;
  /** Before charging; when written with, at the time of the explosion. */
  readonly charges: number;
  readonly cause: ExplosionCause;
  /** The hero's maximum hit points, in his own form. */
  readonly mostHitPoints: number;
  /** The maximum hit points of his present form; absent: his own form. */
  readonly mostHitPointsOfForm?: number | undefined;
}

/** The effect: it hurts its bearer, or breaks with the effect of broken wands. */
export type WandBlast =
  | { readonly kind: 'hurts'; readonly damage: number }
  | { readonly kind: 'breaks'; readonly damage: number };
