// Cached facts of effects' archetypes, so that a tick needs no lookup by name.

import { type Archetype, factOf, TYPE, textOf } from '../../objects/index.ts';
import type { SpellWorld } from '../spell-world.ts';
import type { EffectKind } from './effect-kind.ts';

/** The facts of an archetype by index; throws if there is none. */
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
    damage: factOf(archetype, 'dam'),
    duration: factOf(archetype, 'duration'),
    range: factOf(archetype, 'range'),
    attackType: factOf(archetype, 'attacktype'),
    food: factOf(archetype, 'food'),
    glow: factOf(archetype, 'glowRadius'),
    speed: factOf(archetype, 'speed'),
    usedUp: flags.has('is_used_up'),
    oneHit: flags.has('one_hit'),
    reflecting: flags.has('reflecting'),
    generator: flags.has('generator'),
    standStill: flags.has('stand_still'),
    lasting: flags.has('lifesave'),
  };
}
