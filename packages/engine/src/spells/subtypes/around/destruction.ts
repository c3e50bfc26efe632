// Destruction: hits all enemies within a square around the caster, through walls. Crossfire server/spell_effect.c
// (cast_destruction).

import { adjustedSpell } from '../../adjusted.ts';
import { putInert } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { areaSquares } from './area.ts';

/** Destruction: subtype 16. A creature of several squares is hit on each of them, for its share. */
export const destruction: Subtype = {
  number: 16,
  name: 'destruction',
  needsDirection: false,
  attacks: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { living } = world;
    const { damage, range } = adjustedSpell(world, order);
    const { makes } = order.facts;
    const shown = makes === '' ? undefined : world.archetype(makes);
    for (const square of areaSquares(world, living.squareOf(order.caster), range)) {
      if (living.isLiving(square) && living.isOpposed(square, order.caster)) {
        strike(world, order, square, damage + order.damageBonus);
        if (shown !== undefined) {
          putInert(world, shown, square);
        }
      }
    }
    return true;
  },
};

/** The caster's own blow: it has his level, not the spell's. */
function strike({ pool, living }: SpellWorld, order: CastOrder, square: number, damage: number) {
  const { blow } = pool;
  blow.square = square;
  blow.damage = damage;
  blow.attackType = order.facts.attackType;
  blow.owner = creditedWith(order);
  blow.source = order.spell.index;
  blow.level = order.level;
  blow.slaying = '';
  blow.god = 0;
  blow.full = false;
  blow.oneHit = false;
  living.strike(blow);
}
