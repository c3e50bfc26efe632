// The numbers of a hero's body: hunger, regeneration, stumbling, strangling.

import type { Dice } from '../chance/index.ts';
import type { TurnRange } from './dungeon-rules.ts';

/** How full a hero is. Everything is in points of nutrition unless stated otherwise. */
export interface HungerRules {
  /** A new hero's nutrition. */
  readonly atFirst: number;
  /** The hero is in a state while his nutrition is above its number; at 0 and below he faints. */
  readonly above: {
    readonly satiated: number;
    readonly notHungry: number;
    readonly hungry: number;
    readonly weak: number;
  };
  /** A hero starves this many points below 0, plus `perConstitution` for each point of constitution. */
  readonly starving: { readonly sure: number; readonly perConstitution: number };
  /** From this nutrition on, every bite is hard to swallow. */
  readonly hardFrom: number;
  /** At this nutrition, a hero chokes if he was already satiated when the meal began. */
  readonly chokesFrom: number;
  /**
   * 1 in `oneIn` choking heroes vomits instead, which costs `costs` points and leaves the hero helpless for
   * some turns.
   */
  readonly vomiting: { readonly oneIn: number; readonly costs: number; readonly turns: number };
  /**
   * A hero below 0 faints with a chance of (1 + tenths) in (`outOf` + tenths) a turn, for `turns` + tenths
   * turns.
   */
  readonly fainting: { readonly outOf: number; readonly turns: number };
  /** Magic never feeds a hero above this nutrition. */
  readonly mostByMagic: number;
}

/** How hit points and energy regenerate. */
export interface HealingRules {
  /** Below this level, a hit point returns every ⌊`over` / (level + `plus`)⌋ + 1 turns. */
  readonly slowBelow: number;
  readonly over: number;
  readonly plus: number;
  /** From that level on, hit points return every this many turns … */
  readonly every: number;
  /**
   * … 1 point up to this constitution; above it a draw up to the constitution, at most level − `slowBelow` +
   * 1.
   */
  readonly plainUpTo: number;
  /** Energy returns every ⌊(`from` − level) × share / `over`⌋ turns; Wizards have a smaller share. */
  readonly energy: {
    readonly from: number;
    readonly share: number;
    readonly wizardShare: number;
    readonly over: number;
    /** Uniformly 1 to ⌊(wisdom + intelligence) / this⌋ + 1 points. */
    readonly scoresOver: number;
  };
}

/** Steps and shots of the confused and the stunned. */
export interface StumblingRules {
  /** 1 in this many directions of the confused goes astray, and every direction of the stunned. */
  readonly confusedOneIn: number;
}

/** Legs that are wounded. Times in turns. */
export interface LegRules {
  /** Points of dexterity that wounded legs take, one or both. */
  readonly dexterity: number;
  /** A kick at a wall wounds a leg 1 in `oneIn` times, for `least` and a die of `sides`. */
  readonly kick: { readonly oneIn: number; readonly least: number; readonly sides: number };
  /** Both, when a steed throws its rider. */
  readonly thrown: TurnRange;
  /** A blow at the legs: a die of this minus the dexterity. Boots let 1 blow in `throughBoots` through. */
  readonly blow: { readonly most: number; readonly throughBoots: number };
}

/** Amulets that strangle. */
export interface StranglingRules {
  /** Turns until the wearer dies. */
  readonly turns: number;
}

/** Earthquakes around a fighter. */
export interface EarthquakeRules {
  /** The share of squares within the radius that are affected. */
  readonly touched: { readonly times: number; readonly of: number };
  /** The dice of damage that falling rocks do to a creature on such a square. */
  readonly rocks: Dice;
}
