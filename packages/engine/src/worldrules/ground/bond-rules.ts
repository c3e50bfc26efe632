// Numbers of the ball and chain, and of creatures that are hurled over several squares.

import type { Dice } from '../../chance/index.ts';
import type { Encumbrance } from '../../speed/index.ts';

/** The ball and chain. Weights in grams. */
export interface PunishmentRules {
  /** Squares between the hero and the ball that the chain spans: beyond them a step drags the ball. */
  readonly chain: number;
  /** Turns for which a step that drags the ball holds him. */
  readonly dragTurns: number;
  /** The heaviest burden under which he can drag it. */
  readonly dragsUpTo: Encumbrance;
  /** Weight that each further punishment adds to the ball; `cursed` is added if its scroll is cursed. */
  readonly heavier: { readonly sure: number; readonly cursed: number };
  /**
   * Squares that the ball is thrown: the strength (3…25) over `strengthOver`, less 1 for each `gramsPerSquare`, at
   * least 1, at most `most`.
   */
  readonly thrown: {
    readonly strengthOver: number;
    readonly gramsPerSquare: number;
    readonly most: number;
  };
  /** On stairs down it drags him along `drags` times in `of`. */
  readonly stairs: { readonly drags: number; readonly of: number; readonly damage: Dice };
  /** Through a hole it falls on his head `hits` times in `of`; a metal helmet leaves `helmet` of the damage. */
  readonly falls: {
    readonly hits: number;
    readonly of: number;
    readonly damage: Dice;
    readonly helmet: number;
  };
}

/** Creatures that are hurled. */
export interface HurlingRules {
  /** A wall does a die of damage with this many sides more than squares were left. */
  readonly wallSides: number;
  /** It wakes within a radius whose square is this. */
  readonly wakesWithin: number;
  /**
   * Throwing in the air pushes back: the strength (3…25) over `strengthOver`, less the squares that the thing would
   * fly, which are 1 less for each `gramsPerSquare`, at least 1.
   */
  readonly recoil: { readonly strengthOver: number; readonly gramsPerSquare: number };
  /** Squares that a monster's throw takes its victim: `sure`, and 1 for each `levelsOver` levels, up to `most`. */
  readonly toss: { readonly sure: number; readonly levelsOver: number; readonly most: number };
}

/** An amulet that saves its wearer's life. */
export interface LifeSavingRules {
  /** Greatest hit points that he has afterwards at least: this many, and this many for each of his levels. */
  readonly leastHitPoints: number;
  readonly perLevel: number;
  /** Turns of helplessness that are left of a longer one. */
  readonly helpless: number;
  /** Nutrition below which he is fed as a new hero is. */
  readonly fedBelow: number;
}
