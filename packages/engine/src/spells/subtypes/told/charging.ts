// Charging of a chosen wand, which may explode. Crossfire server/spell_effect.c (cast_item_recharge).

import { type Archetype, factOf, TYPE } from '../../../objects/index.ts';
import { feedWand } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putEffect } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { fail, thingsOf } from '../../told/told-order.ts';

/** Charging: subtype 28. The item is the wand. */
export const charging: Subtype = {
  number: 28,
  name: 'charging',
  needsDirection: false,
  takes: () => ({ item: 'must' }),
  suits: ({ type }) => type === TYPE.wand,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { caster } = order;
    const { item } = order.arguments ?? {};
    if (item === undefined) {
      return fail(world, order, 'nothing-chosen');
    }
    const things = thingsOf(world);
    const spellLevel = things.wandLevel(caster, item);
    if (spellLevel < 0) {
      return fail(world, order, 'not-a-wand');
    }
    const power = adjustedSpell(world, order).damage;
    const fed = feedWand(world.chance, world.rules, { power, spellLevel });
    switch (fed.kind) {
      case 'exploded':
        blaze(world, order, things.destroyWand(caster, item), fed.damage);
        return true;
      case 'broken':
        return fail(world, order, 'nothing-to-charge');
      case 'charged':
        things.addCharges(caster, item, fed.charges);
        return true;
    }
  },
};

/** The fire of an exploding wand, whose range and duration are its archetype's. */
function blaze(
  world: SpellWorld,
  order: CastOrder,
  archetype: Archetype | undefined,
  damage: number,
): void {
  if (archetype === undefined || world.pool.full) {
    return;
  }
  putEffect(world, {
    archetype: archetype.index,
    square: world.living.squareOf(order.caster),
    damage,
    range: factOf(archetype, 'range'),
    duration: factOf(archetype, 'duration'),
    attackType: factOf(archetype, 'attacktype'),
    owner: creditedWith(order),
    speed: factOf(archetype, 'speed'),
  });
}
