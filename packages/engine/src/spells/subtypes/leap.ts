// Jumping to a visible square, farther with better skill. NetHack 3.6.7 src/apply.c (jump), src/spell.c
// (spelleffects).

import { casterOf, portOf } from '../power-order.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Jumping: subtype 106. */
export const leap: Subtype = {
  number: 106,
  name: 'leap',
  needsDirection: true,
  forGround: true,
  freeInVain: true,
  atSquare: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const port = portOf(world);
    const { least, perStep, steps } = port.rules.flight.jump;
    const reach = least + perStep * steps[casterOf(order).skill];
    const { target, caster } = order;
    if (target !== undefined) {
      return port.leap(caster, target, reach);
    }
    // With only a direction the caster jumps as far as possible.
    return ahead(world, order, reach).some(square => port.leap(caster, square, reach));
  },
};

/** The squares in a direction, farthest first. */
function ahead(
  { ground, living }: SpellWorld,
  { caster, direction }: CastOrder,
  reach: number,
): number[] {
  const squares: number[] = [];
  let square = living.squareOf(caster);
  for (let step = 1; step * step <= reach; step++) {
    square = ground.neighbour(square, direction);
    if (!ground.has(square) || !ground.openToEffects(square)) {
      break;
    }
    squares.unshift(square);
  }
  return squares;
}
