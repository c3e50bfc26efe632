// The square on which a golem comes, and the direction in which it goes. Crossfire server/pets.c (pets_summon_golem),
// common/object.c (object_find_free_spot).

import type { CastOrder, SpellWorld } from '../spell-world.ts';

/** The square in the cast's direction; without one a random free one beside the caster. Undefined: none has room. */
export function golemSquare(
  world: SpellWorld,
  { caster, direction }: CastOrder,
  kind: number,
): { readonly square: number; readonly direction: number } | undefined {
  const { ground, living, summoning } = world;
  const from = living.squareOf(caster);
  const free: number[] = [];
  for (let way = 1; way <= 8; way++) {
    const square = ground.neighbour(from, way);
    if (
      (direction === 0 || way === direction) &&
      ground.has(square) &&
      summoning.hasRoom(square, kind)
    ) {
      free.push(way);
    }
  }
  if (free.length === 0) {
    return undefined;
  }
  const way = direction || free[world.chance.below(free.length, 'place')]!;
  return { square: ground.neighbour(from, way), direction: way };
}
