// Transfers of mana: gives points to a creature beside the caster, or takes some of its own. Crossfire
// server/spell_effect.c (cast_transfer).

import { factOf } from '../../objects/index.ts';
import { manaTransfer, overcharge } from '../../spellcraft/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { plantBurst } from '../blast.ts';
import { type CastOrder, type SpellWorld, type Subtype, startOf } from '../spell-world.ts';

/** Transfers of mana: subtype 37. Without a direction, the target is the creature on the caster's square. */
export const changeMana: Subtype = {
  number: 37,
  name: 'change-mana',
  needsDirection: true,
  attacks: spell => factOf(spell, 'dam') < 0,
  atSelf: true,
  heroesOnly: true,
  cast: transfer,
};

function transfer(world: SpellWorld, order: CastOrder): boolean {
  const { rules, mana } = world;
  const target = targetOf(world, order);
  const base = factOf(order.spell, 'dam');
  const drains = base < 0;
  if (target === 0 || (drains && target === order.caster)) {
    mana.metNobody(order.caster);
    return false;
  }
  const { damageAdjustment, casterLevel } = adjustedSpell(world, order);
  const had = mana.pointsOf(target);
  const held = drains && order.byRune !== true ? mana.pointsOf(order.caster) : 0;
  const view = { base, adjustment: damageAdjustment, points: had, own: held };
  const { points, own } = manaTransfer(rules, view);
  if (!drains) {
    mana.give(target, points - had);
    charge(world, target, casterLevel);
    return true;
  }
  mana.take(target, had - points);
  // A rune takes without gaining.
  if (own > held && order.byRune !== true) {
    mana.give(order.caster, own - held);
    charge(world, order.caster, casterLevel);
  }
  return true;
}

/** The creature in the direction, else the one on the caster's own square; 0 for none. */
function targetOf(world: SpellWorld, order: CastOrder): number {
  const { ground, living } = world;
  const from = startOf(world, order);
  const beside = order.direction === 0 ? from : ground.neighbour(from, order.direction);
  return (ground.has(beside) ? living.idOn(beside) : 0) || living.idOn(from);
}

/** What too much mana does to a creature that has gained some. */
function charge(world: SpellWorld, creature: number, casterLevel: number): void {
  const { rules, chance, mana, living } = world;
  const most = mana.mostOf(creature);
  if (most <= 0) {
    return;
  }
  const view = { points: mana.pointsOf(creature), most, casterLevel };
  const { effect, points, burst } = overcharge(chance, rules, view);
  if (points !== view.points) {
    mana.setPoints(creature, points);
  }
  mana.overcharge(creature, effect);
  if (burst !== undefined) {
    const ball = world.find(rules.releases.mana.ball.kind);
    if (ball !== undefined) {
      plantBurst(world, ball.index, living.squareOf(creature), burst);
    }
  }
}
