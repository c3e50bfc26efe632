// What the subtypes know of an effect's archetype.

import type { Archetype } from '../../objects/index.ts';

/** The facts of one archetype of effects. */
export interface EffectKind {
  readonly archetype: Archetype;
  /** Subtype number; 0 for things that only lie there. */
  readonly subtype: number;
  /** Archetype index of what it drops, explodes into or generates; −1 for nothing. */
  readonly makes: number;
  /** Grams with which it pushes; 0 pushes nothing. */
  readonly weight: number;
  /** One of the marks by which pieces that merge must be alike. */
  readonly weaponClass: number;
  /** Loses food at every turn and vanishes without. */
  readonly usedUp: boolean;
  /** Vanishes after a hit. */
  readonly oneHit: boolean;
  /** Turns around where others stop. */
  readonly reflecting: boolean;
  /** Makes what it makes on a square near by at every turn of the clock. */
  readonly generator: boolean;
  /** A cone that doesn't progress. */
  readonly standStill: boolean;
  /** A cone that burns for ever. */
  readonly lasting: boolean;
}
