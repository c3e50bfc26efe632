// Missiles from nothing. Crossfire server/spell_effect.c (cast_create_missile).

import { factOf } from '../../../objects/index.ts';
import { createMissile as missileRule } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail, thingsOf } from '../../told/told-order.ts';
import { placeFor } from './create-food.ts';

/** Create missile: subtype 39. The text is a kind, and an enchantment or a quality. */
export const createMissile: Subtype = {
  number: 39,
  name: 'create-missile',
  needsDirection: true,
  forGround: true,
  atSelf: true,
  takes: () => ({ text: 'may' }),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const things = thingsOf(world);
    const numbers = adjustedSpell(world, order);
    const duration = factOf(order.spell, 'duration');
    const made = missileRule(world.rules, {
      kinds: things.missiles,
      usual: things.usualMissile(order.caster),
      qualities: things.qualities,
      dam: factOf(order.spell, 'dam'),
      damAdjustment: numbers.damageAdjustment,
      duration,
      durationAdjustment: numbers.duration - duration,
      text: order.arguments?.text ?? '',
    });
    if (typeof made === 'string') {
      return fail(world, order, made === 'too-powerful' ? 'too-powerful' : 'no-such-thing');
    }
    const { archetype } = things.missiles[made.kind]!;
    const quality = made.quality === undefined ? undefined : things.qualities[made.quality]!;
    if (quality?.fits(archetype) === false) {
      return fail(world, order, 'no-such-thing');
    }
    const square = placeFor(world, order);
    things.make(
      order.caster,
      square,
      {
        archetype,
        count: made.count,
        plus: made.plus,
        ...(quality !== undefined && { quality: quality.archetype }),
      },
      square === world.living.squareOf(order.caster),
    );
    return true;
  },
};
