// Identification of carried items, then of those on the floor. Crossfire server/spell_effect.c (cast_identify).

import { adjustedSpell } from '../../adjusted.ts';
import { putInert } from '../../pool/lifetime.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';

/** Identification: subtype 32. `dam` is the number of items. Only heroes gain by it. */
export const identify: Subtype = {
  number: 32,
  name: 'identify',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const most = Math.max(1, adjustedSpell(world, order).damage);
    const found = world.insight.identify(order.caster, most) > 0;
    if (found && order.facts.makes !== '') {
      const square = world.living.squareOf(order.caster);
      putInert(world, world.archetype(order.facts.makes), square);
    }
    return found;
  },
};
