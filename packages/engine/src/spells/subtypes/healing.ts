// Healing: gives hit points back. Crossfire server/spell_effect.c (cast_heal).

import { factOf } from '../../objects/index.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Healing: subtype 21. */
export const healing: Subtype = {
  number: 21,
  name: 'healing',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const amount = world.rules.steps.healingAmount(
      world.chance,
      factOf(order.spell, 'dam'),
      factOf(order.spell, 'hp'),
    );
    return world.living.heal(order.caster, amount) > 0;
  },
};
