// Light: a lamp on an adjacent square, or a flash at the creature there. Crossfire server/spell_effect.c
// (cast_light).

import { factOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putEffect } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Light: subtype 42. Its effect is inert until it is used up. */
export const light: Subtype = {
  number: 42,
  name: 'light',
  needsDirection: true,
  forGround: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { ground, living, pool } = world;
    const square = ground.neighbour(living.squareOf(order.caster), order.direction);
    if (!ground.has(square)) {
      return false;
    }
    const numbers = adjustedSpell(world, order);
    const { attackType, makes } = order.facts;
    const effect = world.archetype(makes);
    if (attackType !== 0 && living.isLiving(square)) {
      const { blow } = pool;
      blow.square = square;
      blow.damage = numbers.damage + order.damageBonus;
      blow.attackType = attackType;
      blow.owner = creditedWith(order);
      blow.source = effect.index;
      blow.level = numbers.casterLevel;
      blow.slaying = '';
      blow.full = true;
      living.strike(blow);
      return true;
    }
    if (!ground.openToEffects(square)) {
      return false;
    }
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
