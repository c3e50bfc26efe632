// Healing: restores hit points, energy, grace and food, and ends conditions. Crossfire server/spell_effect.c
// (cast_heal). No level adjustment.

import { factOf } from '../../objects/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { friendlyTarget } from '../friendly-target.ts';
import { putInert } from '../pool/lifetime.ts';
import type { Store } from '../ports.ts';
import { cureDiseases } from '../sickness/cure.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { fail } from '../told/told-order.ts';

/** The bit of the attack type of disease. */
const DISEASE = attackBit('disease');

const IN_VAIN = 'nothing-to-heal';

/** Healing: subtype 21. It heals a friend in its direction, else the caster himself. */
export const healing: Subtype = {
  number: 21,
  name: 'healing',
  needsDirection: false,
  helps: true,
  inVain: IN_VAIN,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { living } = world;
    const { spell, facts } = order;
    const isAimed = !world.rules.healsOwnSquare;
    const target = friendlyTarget(world, isAimed ? order : { ...order, direction: 0 });
    if (target === 0) {
      return fail(world, order, 'nobody-there');
    }
    let changed = healHitPoints(world, order, target);
    if (facts.attackType !== 0) {
      changed = living.cure(target, facts.attackType) || changed;
      const cures = (facts.attackType & DISEASE) !== 0;
      changed = (cures && cureDiseases(world, target, order.level)) || changed;
    }
    changed = fill(world, target, 'energy', factOf(spell, 'lastSp')) || changed;
    changed = fill(world, target, 'grace', factOf(spell, 'lastGrace')) || changed;
    changed = fill(world, target, 'food', factOf(spell, 'food')) || changed;
    if (facts.makes !== '') {
      putInert(world, world.archetype(facts.makes), living.squareOf(target));
    }
    return changed || inVain(world, order);
  },
};

/** A caster gets a message. An unrecognised item gives itself away by nothing. */
function inVain(world: SpellWorld, order: CastOrder): false {
  return order.bearing === undefined ? false : fail(world, order, IN_VAIN);
}

function healHitPoints(world: SpellWorld, { spell }: CastOrder, target: number): boolean {
  const [certain, dice] = [factOf(spell, 'dam'), factOf(spell, 'hp')];
  if (certain === 0 && dice === 0) {
    return false;
  }
  const amount = world.rules.steps.healingAmount(world.chance, certain, dice);
  return world.living.heal(target, amount) > 0;
}

function fill({ living }: SpellWorld, target: number, store: Store, amount: number): boolean {
  return amount > 0 && living.restore(target, store, amount);
}
