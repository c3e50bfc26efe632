// The area around a caster that a spell acts on at once. Crossfire server/spell_effect.c (cast_destruction).

import { squareBeside } from '../../seeking.ts';
import type { SpellWorld } from '../../spell-world.ts';

/**
 * The squares of an area: columns from west to east, each from north to south. Squares off the map are left out.
 * @param range squares in each direction; the ruleset may take some away to the east and south
 */
export function areaSquares(world: SpellWorld, from: number, range: number): number[] {
  const last = world.rules.standing.wholeSquare ? range : range - 1;
  const squares: number[] = [];
  for (let x = -range; x <= last; x++) {
    for (let y = -range; y <= last; y++) {
      const square = squareBeside(world, from, x, y);
      if (square >= 0) {
        squares.push(square);
      }
    }
  }
  return squares;
}
