// Forces of blessings and curses, which last as abilities do.

import { factOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { groupOf } from '../forces/ability.ts';
import type { Gifts } from '../forces/force.ts';
import { type CastOrder, creditedWith, type SpellWorld } from '../spell-world.ts';

/** Turns that the force of a spell lasts. */
export function lastingDuration(world: SpellWorld, order: CastOrder): number {
  const base = factOf(order.spell, 'duration');
  return base + world.rules.forces.abilityStep * (adjustedSpell(world, order).duration - base);
}

/** A force that is about to begin. */
interface LastingForce {
  readonly duration: number;
  readonly gives: Gifts;
  /** Races that the blows of its bearer slay; empty for none. */
  readonly slaying?: string;
}

/** A force begins on a creature. */
export function startForce(
  world: SpellWorld,
  order: CastOrder,
  target: number,
  { duration, gives, slaying = '' }: LastingForce,
): void {
  const { bearers, rules } = world;
  bearers.begin(target, {
    kind: 'ability',
    source: order.spell,
    name: groupOf(order.spell),
    duration,
    speed: rules.forces.speed,
    clock: rules.forces.clock,
    level: 0,
    owner: creditedWith(order),
    gives,
    ...(slaying !== '' && { against: slaying }),
  });
}
