// Numbers for what goes wrong in a cast, a scroll or a book.

import type { Chance } from '../../chance/index.ts';

/** A roll affected by luck. */
export interface LuckyRollView {
  readonly least: number;
  readonly most: number;
  readonly highIsGood: boolean;
  /** A player's luck; 0 for all others. */
  readonly luck: number;
  /** Label of the roll. */
  readonly label: string;
}

/** What a failure does besides taking points. */
export type FailureEffect =
  | 'nothing'
  | 'wonder'
  | 'confusion'
  | 'paralysis'
  | 'blindness'
  | 'magic-storm';

/** An effect for all values at or below a bound. */
export interface FailureBand {
  /** The highest value of the band; negative. */
  readonly atMost: number;
  readonly effect: FailureEffect;
  /** It happens although `effects` is off. */
  readonly always: boolean;
}

/** A share of an item's weight that hinders casting. */
interface EncumbranceShare {
  readonly times: number;
  /** Grams. */
  readonly over: number;
}

/** The kinds of gear that hinder casting. */
export type EncumberingKind = 'weapon' | 'shield' | 'armour';

/** The failures part of the spells slot. */
export interface FailureRules {
  /** Failures have effects besides the loss of points, except those of bands that always happen. */
  readonly effects: boolean;
  /** The roll that luck moves. */
  readonly roll: (chance: Chance, view: LuckyRollView) => number;
  /** Failing prayers: a percentage by wisdom, 0…30, for a spell of the caster's own level. */
  readonly prayer: readonly number[];
  /** Values of the roll against a fumble. */
  readonly prayerValues: number;
  readonly bungle: {
    /** Values of the roll. */
    readonly values: number;
    /** Encumbrance that never hinders. */
    readonly free: number;
    readonly weights: Readonly<Record<EncumberingKind, EncumbranceShare>>;
    /** By the margin; the lowest band that holds it counts. */
    readonly bands: readonly FailureBand[];
  };
  readonly missingGrace: {
    /** Times the price over the maximum, which is deducted from the roll. */
    readonly priceTimes: number;
    /** By the caster's grace. */
    readonly bands: readonly FailureBand[];
    /** Highest level of the storm, which is the price minus the grace. */
    readonly mostStormLevel: number;
    /** Levels of the storm for each further square. */
    readonly stormLevels: number;
  };
  readonly backlash: {
    /** Failure value of a cursed scroll … */
    readonly scroll: number;
    /** … and the lowest, if failures have effects: uniform between both. */
    readonly worstScroll: number;
    /** Mana drained by a scroll: at least this, and this much per level above the reader's. */
    readonly scrollPower: { readonly least: number; readonly perLevel: number };
    /** Mana drained by a book: this much per level of its spell, counted from `levels` more. */
    readonly bookPower: { readonly levels: number; readonly perLevel: number };
    /** The power is at least the failure value over this. */
    readonly powerOver: number;
    readonly bands: readonly FailureBand[];
  };
  /** Power of a confusion or paralysis by a failed cast. */
  readonly power: number;
  /** How often a confused caster's spell is replaced by a random one; otherwise it ends in a mishap. */
  readonly astray: { readonly times: number; readonly over: number };
  /** A storm's damage: the price up to this, and beyond it this and the square root of the price. */
  readonly stormFrom: number;
}

/** The part of the slot that failures read. */
export interface FailingRules {
  readonly failures: FailureRules;
}
