// Powers that affect the enemies around their caster at once; used by play and previews. NetHack 3.6.7
// src/read.c (seffects: SPE_CAUSE_FEAR, SPE_CHARM_MONSTER).

import type { Ground } from './ports.ts';
import { hitOf, portOf } from './power-order.ts';
import type { PowerRule } from './powers/power-rule.ts';
import type { CastOrder, SpellWorld } from './spell-world.ts';

/** Applies a power to every enemy within reach. @returns whether there was one */
export function meetAround(world: SpellWorld, order: CastOrder, power: PowerRule): boolean {
  const { ground, living } = world;
  const { caster } = order;
  const port = portOf(world);
  const own = living.squareOf(caster);
  const hit = hitOf(order, power);
  const met = new Set<number>();
  for (const square of port.foesOf(caster)) {
    const id = living.idOn(square);
    const reaches = power.reach === 'sight' ? port.inSight(square) : isBeside(ground, own, square);
    if (reaches && !met.has(id)) {
      met.add(id);
      port.meet(square, hit);
    }
  }
  if (met.size === 0) {
    port.metNobody(caster);
  }
  return met.size > 0;
}

/** Whether two squares are adjacent. */
function isBeside(ground: Ground, from: number, to: number): boolean {
  for (let direction = 1; direction <= 8; direction++) {
    if (ground.neighbour(from, direction) === to) {
      return true;
    }
  }
  return false;
}
