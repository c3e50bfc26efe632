// Healing: restores hit points, energy, grace and food, and ends conditions. Crossfire server/spell_effect.c
// (cast_heal). No level adjustment.

import { factOf } from '../../objects/index.ts';
import { putPlain } from '../pool/lifetime.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Healing: subtype 21. It always heals the caster himself. */
export const healing: Subtype = {
  number: 21,
  name: 'healing',
  needsDirection: false,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { living } = world;
    const { spell, caster, facts } = order;
    let changed = healHitPoints(world, order);
    if (facts.attackType !== 0) {
      changed = living.cure(caster, facts.attackType) || changed;
    }
    changed = fill(world, caster, 'energy', factOf(spell, 'lastSp')) || changed;
    changed = fill(world, caster, 'grace', factOf(spell, 'lastGrace')) || changed;
    changed = fill(world, caster, 'food', factOf(spell, 'food')) || changed;
    if (changed && facts.makes !== '') {
      putPlain(world, world.archetype(facts.makes).index, living.squareOf(caster), 0, caster);
    }
    return changed;
  },
};

function healHitPoints(world: SpellWorld, { spell, caster }: CastOrder): boolean {
  const [certain, dice] = [factOf(spell, 'dam'), factOf(spell, 'hp')];
  if (certain === 0 && dice === 0) {
    return false;
  }
  const amount = world.rules.steps.healingAmount(world.chance, certain, dice);
  return world.living.heal(caster, amount) > 0;
}

function fill(
  { living }: SpellWorld,
  creature: number,
  store: 'energy' | 'grace' | 'food',
  amount: number,
): boolean {
  return amount > 0 && living.restore(creature, store, amount);
}
