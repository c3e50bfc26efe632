// The numbers by which the other slots are read in each other's terms.

import type { CastingSpellRow } from '../casting/index.ts';
import type { Dice } from '../chance/index.ts';

/** Levels and experience. */
export interface LevelRules {
  /** Levels that combat sees: `times` for every `over`, fractions down. */
  readonly combat: { readonly times: number; readonly over: number };
  /**
   * Experience at which a level is left, the highest rows first: `at` leaves the level `from`, and each level
   * above takes twice as much as the one before, or `at` more.
   */
  readonly next: readonly {
    readonly from: number;
    readonly at: number;
    readonly doubles: boolean;
  }[];
  /** Experience for a kill, besides the square of its level. */
  readonly kills: {
    readonly sure: number;
    /** For those above a speed in movement points, the fastest first. */
    readonly quick: readonly { readonly above: number; readonly points: number }[];
    /** For those who strike with weapons. */
    readonly armed: number;
    /** For those above a level. */
    readonly high: { readonly above: number; readonly points: number };
  };
}

/** Scales of attributes, armour and immunity. */
export interface ScaleRules {
  /** The short scale by the least 18/xx (as 18 + xx), the highest first; below it is the attribute itself … */
  readonly attributes: readonly { readonly least: number; readonly value: number }[];
  /** … but not less than this. */
  readonly lowest: number;
  readonly armour: {
    /** NetHack's armour class of who wears nothing. */
    readonly unarmoured: number;
    /** Points of Angband's armour class in one of NetHack's. */
    readonly points: number;
  };
  /** The resistance, in percent, that is an immunity. */
  readonly immunePercent: number;
}

/** Hit points, blows and missiles of monsters. */
export interface MonsterRules {
  readonly hitPoints: {
    /** Below level 1. */
    readonly weakest: Dice;
    /** From there on: dice of so many sides, one a level and one for each `squareOver` of its square. */
    readonly sides: number;
    readonly least: number;
    readonly squareOver: number;
  };
  /** A blow hits when `toHit` + level + armour class (descending) exceeds the die. */
  readonly blows: { readonly toHit: number; readonly die: number };
  /** A missile hits when `toHit` + flight + armour class exceeds the die; flight is `near` − distance, `far` at least. */
  readonly missiles: {
    readonly toHit: number;
    readonly near: number;
    readonly far: number;
    readonly die: number;
  };
  /** Angband's armour class of a match for a hero: of level 0, and how much a level adds. */
  readonly typicalArmour: { readonly least: number; readonly perLevel: number };
}

/** Crossfire's spell objects in NetHack's terms. */
export interface SpellTermRules {
  /** Highest Crossfire level of each NetHack level from 1 on; above the last it is one more. */
  readonly levels: readonly number[];
  /** School of each path, in the order of the bits. */
  readonly schools: readonly string[];
  /** Schools of what has no path: prayers, and all else. */
  readonly ofPrayers: string;
  readonly ofOthers: string;
  /**
   * NetHack's spells as content is written by them, by their kebab-case names: casting rules that list
   * one otherwise move the spell of that name by as much.
   */
  readonly writtenBy: Readonly<Record<string, CastingSpellRow>>;
}

/** What things cost that state no price. */
export interface PriceRules {
  /** Energy of a spell a spell level. */
  readonly spellLevel: number;
}
