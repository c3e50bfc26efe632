// A chosen item is cursed or blessed. Crossfire server/spell_effect.c (cast_item_curse_or_curse).

import { type Archetype, factOf } from '../../../objects/index.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail, matterOf } from '../../told/told-order.ts';

/** Curse or bless an item: subtype 49. A spell that does both curses. */
export const itemCurseBless: Subtype = {
  number: 49,
  name: 'item-curse-bless',
  needsDirection: false,
  takes: () => ({ item: 'must' }),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { item } = order.arguments ?? {};
    if (item === undefined) {
      return fail(world, order, 'nothing-chosen');
    }
    const port = matterOf(world);
    const done = has(order.spell, 'cursed')
      ? port.curse(order.caster, item, world.rules.matter.curseConceals)
      : has(order.spell, 'blessed') && port.bless(order.caster, item);
    return done || fail(world, order, 'no-change');
  },
};

function has(spell: Archetype, flag: 'cursed' | 'blessed'): boolean {
  return spell.flags.has(flag) || factOf(spell, flag) !== 0;
}
