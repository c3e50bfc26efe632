// Numbers by which the other slots are read in each other's terms.

import type { CastingSpellRow } from '../casting/index.ts';
import type { Dice } from '../chance/index.ts';

/** Levels and experience. */
export interface LevelRules {
  /** Combat levels: `times` for every `over` levels, rounded down. */
  readonly combat: { readonly times: number; readonly over: number };
  /**
   * Experience at which a level is left, highest row first. A hero leaves level `from` with `at` experience.
   * Each level above it takes twice the one before, or `at` more.
   */
  readonly next: readonly {
    readonly from: number;
    readonly at: number;
    readonly doubles: boolean;
  }[];
  /** The level at which each rank of a role begins, from 1. */
  readonly ranks: readonly number[];
  /** Experience for a kill, besides the square of the monster's level. */
  readonly kills: {
    readonly sure: number;
    /** Bonus for monsters faster than a speed in movement points, fastest first. */
    readonly quick: readonly { readonly above: number; readonly points: number }[];
    /** Bonus for monsters that wield weapons. */
    readonly armed: number;
    /** Bonus for monsters above a level. */
    readonly high: { readonly above: number; readonly points: number };
  };
}

/** Scales of attributes, armour class and immunity. */
export interface ScaleRules {
  /**
   * Short-scale values by least 18/xx (as 18 + xx), highest first. Lower attributes are kept as they are …
   */
  readonly attributes: readonly { readonly least: number; readonly value: number }[];
  /** … with this minimum. */
  readonly lowest: number;
  readonly armour: {
    /** NetHack's armour class of an unarmoured creature. */
    readonly unarmoured: number;
    /** Points of Angband's armour class per point of NetHack's. */
    readonly points: number;
  };
  /** The resistance, in percent, that counts as an immunity. */
  readonly immunePercent: number;
}

/** Hit points, blows and missiles of monsters. */
export interface MonsterRules {
  readonly hitPoints: {
    /** Hit dice below level 1. */
    readonly weakest: Dice;
    /**
     * Sides of the hit dice from level 1 on. There is one die per level, and one per `squareOver` of its
     * square.
     */
    readonly sides: number;
    readonly least: number;
    readonly squareOver: number;
  };
  /** A blow hits when `toHit` + level + armour class (descending) exceeds the die. */
  readonly blows: { readonly toHit: number; readonly die: number };
  /**
   * A missile hits when `toHit` + flight + armour class exceeds the die. Flight is `near` − distance, at
   * least `far`.
   */
  readonly missiles: {
    readonly toHit: number;
    readonly near: number;
    readonly far: number;
    readonly die: number;
  };
  /** Angband's armour class of a typical opponent at level 0, and its increase per level. */
  readonly typicalArmour: { readonly least: number; readonly perLevel: number };
}

/** Crossfire's spell objects in NetHack's terms. */
export interface SpellTermRules {
  /**
   * Highest Crossfire level for each NetHack spell level from 1. Above the last, the spell level is one
   * higher.
   */
  readonly levels: readonly number[];
  /** School of each path, in the order of the bits. */
  readonly schools: readonly string[];
  /** Schools of spells without a path: of prayers, and of all others. */
  readonly ofPrayers: string;
  readonly ofOthers: string;
  /**
   * The row of each NetHack spell, by kebab-case name, that the content was balanced against. Where the
   * casting rules list a different row, the spell's level and price shift by the difference.
   */
  readonly writtenBy: Readonly<Record<string, CastingSpellRow>>;
}

/** Default prices. */
export interface PriceRules {
  /** Energy per spell level. */
  readonly spellLevel: number;
}
