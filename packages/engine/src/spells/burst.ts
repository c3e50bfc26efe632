// NetHack's explosions: immediate, on a square and its eight neighbours. NetHack 3.6.7 src/explode.c
// (explode).

import { leaveTrace, portOf } from './power-order.ts';
import type { PowerHit } from './powers/power-rule.ts';
import type { CastOrder, SpellWorld } from './spell-world.ts';

/** Explodes. @param trace archetype index of the visible trace, −1 for none */
export function explodeAt(
  world: SpellWorld,
  order: CastOrder,
  centre: number,
  hit: PowerHit,
  trace: number,
): void {
  const { ground, living } = world;
  const met: number[] = [];
  const ids = new Set<number>();
  for (let direction = 0; direction <= 8; direction++) {
    const square = direction === 0 ? centre : ground.neighbour(centre, direction);
    if (ground.has(square) && ground.openToEffects(square)) {
      if (trace >= 0) {
        leaveTrace(world, order, trace, square);
      }
      const id = living.idOn(square);
      if (id !== 0 && !ids.has(id)) {
        ids.add(id);
        met.push(square);
      }
    }
  }
  portOf(world).explode(met, hit);
}
