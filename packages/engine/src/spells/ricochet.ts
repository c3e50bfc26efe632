// Bounces of rays. NetHack 3.6.7 src/zap.c (dobuzz). There a square beside the wall counts only if it is in a
// room or continues behind; here every open square counts, since corridors and rooms let rays through alike.

import { reverse } from './headings.ts';
import { portOf } from './power-order.ts';
import type { SpellWorld } from './spell-world.ts';

/** Directions mirrored east to west, and north to south. */
const MIRRORED_X: readonly number[] = [0, 1, 8, 7, 6, 5, 4, 3, 2];
const MIRRORED_Y: readonly number[] = [0, 5, 4, 3, 2, 1, 8, 7, 6];

/** The east or west component, and the north or south component, of a diagonal direction. */
const ACROSS: readonly number[] = [0, 0, 3, 0, 3, 0, 7, 0, 7];
const ALONG: readonly number[] = [0, 0, 1, 0, 5, 0, 5, 0, 1];

/** A ray after a bounce: the next square, −1 for none, and its direction. */
export interface Ricochet {
  readonly square: number;
  readonly direction: number;
}

/** The bounce of a ray that would enter a solid square. Labels: `straight-back`, `bounce`. */
export function ricochet(world: SpellWorld, from: number, direction: number): Ricochet {
  const { chance } = world;
  const back: Ricochet = { square: from, direction: reverse(direction) };
  const across = ACROSS[direction]!;
  const oneIn = portOf(world).rules.flight.straightBackOneIn;
  if (across === 0 || from < 0 || chance.test(1, oneIn, 'straight-back')) {
    return back;
  }
  const along = ALONG[direction]!;
  const flat = isOpen(world, from, across);
  const upright = isOpen(world, from, along);
  if (!flat && !upright) {
    return back;
  }
  const alongIt = flat && upright ? chance.test(1, 2, 'bounce') : flat;
  return alongIt
    ? glancing(world, from, across, MIRRORED_Y[direction]!)
    : glancing(world, from, along, MIRRORED_X[direction]!);
}

/** Along the wall: past the solid square, with mirrored direction. */
function glancing({ ground }: SpellWorld, from: number, side: number, direction: number): Ricochet {
  const beside = ground.neighbour(from, side);
  return { square: ground.neighbour(beside, side), direction };
}

function isOpen({ ground }: SpellWorld, from: number, direction: number): boolean {
  const square = ground.neighbour(from, direction);
  return ground.has(square) && ground.openToEffects(square);
}
