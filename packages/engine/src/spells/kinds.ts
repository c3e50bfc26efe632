// What the subtypes ask of an effect's archetype, read once: no look-up by name in a tick.

import { type Archetype, factOf, TYPE, textOf } from '../objects/index.ts';
import type { SpellWorld } from './spell-world.ts';

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

/** The facts of an archetype by its index; throws when there is none. */
export function kindAt(world: SpellWorld, index: number): EffectKind {
  const { kinds } = world.pool;
  let kind = kinds[index];
  if (kind === undefined) {
    kind = readKind(world, world.archetypeAt(index));
    kinds[index] = kind;
  }
  return kind;
}

function readKind(world: SpellWorld, archetype: Archetype): EffectKind {
  const makes = textOf(archetype, 'otherArch');
  const { flags } = archetype;
  return {
    archetype,
    subtype: archetype.type === TYPE.effect ? archetype.subtype : 0,
    makes: makes === '' ? -1 : world.archetype(makes).index,
    weight: factOf(archetype, 'weight'),
    weaponClass: factOf(archetype, 'wc'),
    usedUp: flags.has('is_used_up'),
    oneHit: flags.has('one_hit'),
    reflecting: flags.has('reflecting'),
    generator: flags.has('generator'),
    standStill: flags.has('stand_still'),
    lasting: flags.has('lifesave'),
  };
}
