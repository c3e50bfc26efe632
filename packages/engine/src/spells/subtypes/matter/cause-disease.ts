// A disease for the first creature in a direction that can catch it. Crossfire server/spell_attack.c
// (cast_cause_disease).

import { factOf } from '../../../objects/index.ts';
import { causedDisease } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putInert } from '../../pool/lifetime.ts';
import { diseaseOf, infect } from '../../sickness/infect.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { fail, searchedSquares } from '../../told/told-order.ts';

/** The direction of a caster who was never turned. */
const SOUTH = 5;

/** Cause disease: subtype 45. Without a direction it goes where the caster faces. */
export const causeDisease: Subtype = {
  number: 45,
  name: 'cause-disease',
  needsDirection: true,
  attacks: () => true,
  whereFacing: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { ground, living, rules } = world;
    const { facts, caster } = order;
    const direction = order.direction || (order.facing ?? SOUTH);
    const source = world.find(facts.makes);
    if (source === undefined) {
      return false;
    }
    const { range, damageAdjustment, duration, casterLevel } = adjustedSpell(world, order);
    const disease = causedDisease(rules.sickness, {
      disease: diseaseOf(source),
      casterLevel,
      damageSteps: damageAdjustment,
      durationSteps: duration - factOf(order.spell, 'duration'),
    });
    let square = living.squareOf(caster);
    for (let step = searchedSquares(world, range); step > 0; step--) {
      square = ground.neighbour(square, direction);
      if (!ground.has(square) || !ground.openToEffects(square)) {
        return fail(world, order, 'way-shut');
      }
      const victim = living.idOn(square);
      const owner = creditedWith(order);
      if (victim !== 0 && infect(world, victim, { source, disease, owner, forced: true })) {
        const picture = world.find(rules.sickness.picture);
        if (picture !== undefined) {
          putInert(world, picture, square);
        }
        return true;
      }
    }
    // Without a creature that could catch it, the cast still succeeds.
    fail(world, order, 'nobody-ill');
    return true;
  },
};
