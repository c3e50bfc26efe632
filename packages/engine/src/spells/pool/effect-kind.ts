// Facts of effects' archetypes.

import type { Archetype } from '../../objects/index.ts';

/** The facts of one archetype of effects. */
export interface EffectKind {
  readonly archetype: Archetype;
  /** Subtype number; 0 for inert effects. */
  readonly subtype: number;
  /** Index of the archetype that it drops, explodes into or generates; −1 for none. */
  readonly makes: number;
  /** Weight for pushing, in grams; 0 doesn't push. */
  readonly weight: number;
  /** One of the fields that must be equal for pieces to merge. */
  readonly weaponClass: number;
  /** The numbers of a new one, as its archetype states them. */
  readonly damage: number;
  readonly duration: number;
  readonly range: number;
  readonly attackType: number;
  readonly food: number;
  readonly glow: number;
  readonly speed: number;
  /** Loses food every turn, and disappears without any. */
  readonly usedUp: boolean;
  /** Disappears after a hit. */
  readonly oneHit: boolean;
  /** Reverses where others stop. */
  readonly reflecting: boolean;
  /** Generates its product on a nearby square at every turn of its clock. */
  readonly generator: boolean;
  /** A cone that doesn't advance. */
  readonly standStill: boolean;
  /** A cone that burns permanently. */
  readonly lasting: boolean;
}
