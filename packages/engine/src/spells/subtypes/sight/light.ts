// Light: a lamp on an adjacent square, or a flash at the creature there. Crossfire server/spell_effect.c
// (cast_light).

import { type Archetype, factOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putEffect } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Light: subtype 42. Its effect is inert until it is used up. A friend isn't struck: the lamp stands on his square. */
export const light: Subtype = {
  number: 42,
  name: 'light',
  needsDirection: true,
  forGround: true,
  attacks: strikesWithLight,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { ground, living } = world;
    const square = ground.neighbour(living.squareOf(order.caster), order.direction);
    if (!ground.has(square)) {
      return false;
    }
    const numbers = adjustedSpell(world, order);
    const { makes } = order.facts;
    if (strikesWithLight(order.spell) && living.isQuarry(square, order.caster)) {
      strike(world, order, square, numbers.damage + order.damageBonus);
      return true;
    }
    if (!ground.openToWalking(square)) {
      return false;
    }
    const effect = world.archetype(makes);
    putEffect(world, {
      archetype: effect.index,
      square,
      food: numbers.duration,
      glow:
        factOf(effect, 'glowRadius') > 0
          ? Math.min(world.rules.effects.mostGlow, numbers.range)
          : 0,
      owner: creditedWith(order),
      speed: factOf(effect, 'speed'),
    });
    return true;
  },
};

function strikesWithLight(spell: Archetype): boolean {
  return factOf(spell, 'attacktype') !== 0;
}

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
  blow.full = true;
  blow.oneHit = false;
  living.strike(blow);
}
