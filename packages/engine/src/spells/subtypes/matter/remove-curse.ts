// Removal of curses from what the hero wears. Crossfire server/spell_effect.c (remove_curse).

import { factOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';

/** Removal of curses: subtype 31. Only heroes gain by it. */
export const removeCurse: Subtype = {
  number: 31,
  name: 'remove-curse',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { casterLevel } = adjustedSpell(world, order);
    const lifted = { cursed: has(order, 'cursed'), damned: has(order, 'damned') };
    return world.insight.uncurse(order.caster, casterLevel, lifted) > 0;
  },
};

function has({ spell }: CastOrder, flag: 'cursed' | 'damned'): boolean {
  return spell.flags.has(flag) || factOf(spell, flag) !== 0;
}
