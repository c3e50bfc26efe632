// The numbers of a hero's body: hunger, what comes back by itself, stumbling, strangling.

import type { Dice } from '../chance/index.ts';

/** How full a hero is. All are points of nutrition unless they say otherwise. */
export interface HungerRules {
  /** Of a new hero. */
  readonly atFirst: number;
  /** A state holds above so many points; at 0 and below a hero faints. */
  readonly above: {
    readonly satiated: number;
    readonly notHungry: number;
    readonly hungry: number;
    readonly weak: number;
  };
  /** A hero starves when so many points are missing, and so many more for each point of constitution. */
  readonly starving: { readonly sure: number; readonly perConstitution: number };
  /** From here on every bite is hard to swallow. */
  readonly hardFrom: number;
  /** From here on a hero chokes who was satiated when the meal began. */
  readonly chokesFrom: number;
  /** 1 in so many who choke vomits instead, which costs so many points and holds the hero for so many turns. */
  readonly vomiting: { readonly oneIn: number; readonly costs: number; readonly turns: number };
  /** A hero below 0 faints with a chance of 1 + tenths in `outOf` + tenths a turn, for `turns` + tenths turns. */
  readonly fainting: { readonly outOf: number; readonly turns: number };
  /** Magic never feeds above this. */
  readonly mostByMagic: number;
}

/** What comes back by itself. */
export interface HealingRules {
  /** Below this level a hit point comes back every ⌊`over` / (level + `plus`)⌋ + 1 turns. */
  readonly slowBelow: number;
  readonly over: number;
  readonly plus: number;
  /** From that level on something comes back every so many turns … */
  readonly every: number;
  /** … 1 point up to this constitution; above it a draw up to the constitution, at most level − `slowBelow` + 1. */
  readonly plainUpTo: number;
  /** Energy comes back every ⌊(`from` − level) × share / `over`⌋ turns, with a smaller share for Wizards. */
  readonly energy: {
    readonly from: number;
    readonly share: number;
    readonly wizardShare: number;
    readonly over: number;
    /** Uniformly 1 to ⌊(wisdom + intelligence) / this⌋ + 1 points. */
    readonly scoresOver: number;
  };
}

/** Steps and shots of those whose heads aren't clear. */
export interface StumblingRules {
  /** 1 in so many directions of the confused goes astray; every one of the stunned does. */
  readonly confusedOneIn: number;
}

/** Amulets that tighten. */
export interface StranglingRules {
  /** Turns until the wearer is dead. */
  readonly turns: number;
}

/** The ground that shakes around a fighter. */
export interface EarthquakeRules {
  /** The share of squares within the radius that are touched. */
  readonly touched: { readonly times: number; readonly of: number };
  /** The dice of hit points that falling rocks cost a creature on such a square. */
  readonly rocks: Dice;
}
