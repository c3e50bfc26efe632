// Draws that mattered to a hero, each with the rule that drew it and its facts.

import type { Chance } from '../../../chance/index.ts';

/** What was drawn. */
export type DrawKind =
  | 'blows'
  | 'shots'
  | 'spells'
  | 'casts'
  | 'effects'
  | 'taken'
  | 'harm'
  | 'saves'
  | 'studies'
  | 'charging'
  | 'wresting'
  | 'missiles-kept'
  | 'cancelled'
  | 'criticals';

/** One reading of a draw: a number that came, and the rule that gave it. */
export interface DrawReading {
  readonly kind: DrawKind;
  readonly came: number;
  /** The rule with the facts of that moment, read as the same number. */
  readonly rule: (chance: Chance) => number;
}

/** A draw that mattered. */
export interface HeardDraw {
  /** The seat of the hero to whom it mattered. */
  readonly seat: number;
  /** The other creature, the spell or the thing. */
  readonly name: string;
  /** The hero knew all facts of the rule, or knows them by what came. */
  readonly isKnown: boolean;
  /** The first that was uncertain counts: a hit that can't vary in damage may still have been withstood. */
  readonly readings: readonly DrawReading[];
}

/** Told of each draw at once: the facts of its rule may change afterwards. */
export type DrawListener = (draw: HeardDraw) => void;
