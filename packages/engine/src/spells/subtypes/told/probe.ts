// Examination: tells about the first creature in a direction, or about the caster. Crossfire
// server/spell_effect.c (probe).

import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { creaturesOf, fail, searchedSquares } from '../../told/told-order.ts';

/** Probe: subtype 20. Walls don't stop it. */
export const probe: Subtype = {
  number: 20,
  name: 'probe',
  needsDirection: true,
  atSelf: true,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { ground, living } = world;
    const { range, casterLevel } = adjustedSpell(world, order);
    const { caster, direction } = order;
    const here = living.squareOf(caster);
    if (direction === 0) {
      creaturesOf(world).examine(caster, here, casterLevel);
      return true;
    }
    let square = here;
    for (let step = searchedSquares(world, range); step > 0; step--) {
      square = ground.neighbour(square, direction);
      if (!ground.has(square)) {
        break;
      }
      if (ground.barsMagic(square)) {
        return fail(world, order, 'no-magic');
      }
      if (living.isLiving(square)) {
        creaturesOf(world).examine(caster, square, casterLevel);
        return true;
      }
    }
    // Finding no creature is a success too.
    fail(world, order, 'nobody-there');
    return true;
  },
};
