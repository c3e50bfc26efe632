// Change ability: strength, protections, haste, armour and the like, as a force of the bearer. Crossfire
// server/spell_effect.c (cast_change_ability).

import { factOf } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { abilityGifts, groupOf, runningAbility } from '../../forces/ability.ts';
import { friendlyTarget } from '../../friendly-target.ts';
import { putInert } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { fail } from '../../told/told-order.ts';

/** Change ability: subtype 24. */
export const changeAbility: Subtype = {
  number: 24,
  name: 'change-ability',
  needsDirection: false,
  helps: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { bearers, rules, chance } = world;
    const { spell, facts } = order;
    const target = friendlyTarget(world, order);
    const forces = bearers.forcesOf(target);
    if (forces === undefined) {
      return target === 0 ? fail(world, order, 'nobody-there') : false;
    }
    const running = runningAbility(forces, rules.forces, spell);
    if (running.kind === 'refused') {
      return fail(world, order, 'kind-running');
    }
    const adjusted = adjustedSpell(world, order);
    const base = factOf(spell, 'duration');
    const duration = base + rules.forces.abilityStep * (adjusted.duration - base);
    if (running.kind === 'renews') {
      // The running force has run down, so one that lasts longer is in its place.
      if (duration <= running.force.duration) {
        return true;
      }
      bearers.renew(target, running.force, duration);
    } else {
      bearers.begin(target, {
        kind: 'ability',
        source: spell,
        name: groupOf(spell),
        duration,
        speed: rules.forces.speed,
        clock: rules.forces.clock,
        level: adjusted.casterLevel,
        owner: creditedWith(order),
        gives: abilityGifts(
          chance,
          rules.forces,
          spell,
          adjusted.damageAdjustment,
          bearers.bearer(target),
        ),
      });
    }
    if (facts.makes !== '') {
      putInert(world, world.archetype(facts.makes), world.living.squareOf(target));
    }
    return true;
  },
};
