// Start of effects that fly. Crossfire server/spell_attack.c (fire_bolt, fire_bullet), server/spell_util.c
// (fire_arch_from_position).

import { factOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { reverse } from '../headings.ts';
import { type CastOrder, creditedWith, type SpellWorld, startOf } from '../spell-world.ts';
import type { EffectKind } from './effect-kind.ts';
import { putEffect } from './lifetime.ts';

/** A square, and the direction of flight from it. */
export interface Launch {
  readonly square: number;
  readonly direction: number;
}

/**
 * The square in front of the caster. If it is closed and reflects, the start is the caster's own square with
 * the reversed direction. Undefined off the map, or if it is closed and doesn't reflect.
 */
export function launchOf(
  world: SpellWorld,
  order: CastOrder,
  { reflecting }: EffectKind,
): Launch | undefined {
  const { ground } = world;
  const { direction, shot } = order;
  const from = startOf(world, order);
  const square = shot === undefined ? ground.neighbour(from, direction) : shot.square;
  if (!ground.has(square)) {
    return undefined;
  }
  if (ground.openToEffects(square)) {
    return { square, direction };
  }
  return reflecting && ground.has(from)
    ? { square: from, direction: reverse(direction) }
    : undefined;
}

/**
 * Puts a homing effect on the caster's own square. A hero can't start one inside a wall.
 * @returns its row, −1 if it can't start
 */
export function launchHere(world: SpellWorld, order: CastOrder): number {
  const { ground } = world;
  const square = startOf(world, order);
  if (!ground.has(square) || (order.bearing !== undefined && !ground.openToEffects(square))) {
    return -1;
  }
  const effect = world.archetype(order.facts.makes);
  const numbers = adjustedSpell(world, order);
  return putEffect(world, {
    archetype: effect.index,
    square,
    damage: numbers.damage + order.damageBonus,
    attackType: order.facts.attackType,
    range: numbers.range,
    duration: numbers.duration,
    food: numbers.duration,
    direction: order.direction,
    level: numbers.casterLevel,
    owner: creditedWith(order),
    glow: factOf(effect, 'glowRadius'),
    speed: factOf(effect, 'speed'),
  });
}
