// Food from nothing. Crossfire server/spell_effect.c (cast_create_food).

import { factOf } from '../../../objects/index.ts';
import { createFood as foodRule } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail, thingsOf } from '../../told/told-order.ts';

/** Create food: subtype 22. The text is the food's name. */
export const createFood: Subtype = {
  number: 22,
  name: 'create-food',
  needsDirection: true,
  forGround: true,
  atSelf: true,
  takes: () => ({ text: 'may' }),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { spell, caster } = order;
    const things = thingsOf(world);
    const made = foodRule(world.rules, {
      kinds: things.foods,
      food: factOf(spell, 'food'),
      steps: adjustedSpell(world, order).duration - factOf(spell, 'duration'),
      text: order.arguments?.text ?? '',
    });
    if (made === undefined) {
      return fail(world, order, 'no-such-thing');
    }
    const { archetype } = things.foods[made.kind]!;
    things.make(caster, placeFor(world, order), { archetype, count: made.count, plus: 0 }, false);
    return true;
  },
};

/** The square in the direction, or the caster's own if that one is closed. */
export function placeFor({ ground, living }: SpellWorld, { caster, direction }: CastOrder): number {
  const here = living.squareOf(caster);
  const ahead = ground.neighbour(here, direction);
  return ground.has(ahead) && ground.openToWalking(ahead) ? ahead : here;
}
