// Consecration: the altar under the caster belongs to his god from now on. Crossfire server/spell_effect.c
// (cast_consecrate).

import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail } from '../../told/told-order.ts';

/** Consecration: subtype 40. An altar of a higher level than the caster's resists it. */
export const consecrate: Subtype = {
  number: 40,
  name: 'consecrate',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { faith, living } = world;
    const { caster } = order;
    const god = faith.godOf(caster);
    if (god === undefined) {
      return fail(world, order, 'no-god');
    }
    const altar = faith.altarOn(living.squareOf(caster));
    if (altar === undefined) {
      return fail(world, order, 'no-altar');
    }
    if (altar.level > adjustedSpell(world, order).casterLevel) {
      return fail(world, order, 'altar-resists');
    }
    return faith.consecrate(altar.id, caster, god);
  },
};
