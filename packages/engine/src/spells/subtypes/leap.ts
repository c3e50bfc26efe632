// Jumping to a visible square, farther with better skill. NetHack 3.6.7 src/apply.c (jump), src/spell.c
// (spelleffects).

import type { CastingSkill } from '../../casting/index.ts';
import { casterOf, portOf } from '../power-order.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Squared distance of a jump: 6, plus 3 for each step of skill from unskilled. */
const LEAST = 6;
const PER_STEP = 3;
const STEPS: Readonly<Record<CastingSkill, number>> = {
  restricted: 1,
  unskilled: 1,
  basic: 2,
  skilled: 3,
  expert: 4,
};

/** Jumping: subtype 106. */
export const leap: Subtype = {
  number: 106,
  name: 'leap',
  needsDirection: true,
  freeInVain: true,
  atSquare: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const reach = LEAST + PER_STEP * STEPS[casterOf(order).skill];
    const port = portOf(world);
    const { target, caster } = order;
    if (target !== undefined) {
      return port.leap(caster, target, reach);
    }
    // With only a direction the caster jumps as far as possible.
    return ahead(world, order).some(square => port.leap(caster, square, reach));
  },
};

/** The squares in a direction, farthest first. */
function ahead({ ground, living }: SpellWorld, { caster, direction }: CastOrder): number[] {
  const squares: number[] = [];
  let square = living.squareOf(caster);
  for (let step = 1; step <= PER_STEP + 1; step++) {
    square = ground.neighbour(square, direction);
    if (!ground.has(square) || !ground.openToEffects(square)) {
      break;
    }
    squares.unshift(square);
  }
  return squares;
}
