// Smiting: puts an explosion or another effect on the first creature in a direction. Crossfire
// server/spell_attack.c (cast_smite_spell).

import { factOf, ownsRace } from '../../../objects/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { DEATH } from '../../attack-types.ts';
import type { PointedTarget } from '../../divine/faith-port.ts';
import { pointedTarget } from '../../divine/pointed-target.ts';
import { slayerOfGod, type TailoredAttack, tailored } from '../../divine/tailored.ts';
import { putEffect } from '../../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { fail } from '../../told/told-order.ts';

/** Smiting: subtype 10. */
export const smite: Subtype = {
  number: 10,
  name: 'smite',
  needsDirection: true,
  attacks: () => true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const { range } = adjustedSpell(world, order);
    const target = pointedTarget(world, order, order.direction, range);
    if (target === undefined) {
      return fail(world, order, 'nobody-there');
    }
    const { caster, facts } = order;
    const god = world.faith.godOf(caster);
    const attack = tailored(world, caster, facts.attackType);
    if (attack === undefined || (facts.grace > 0 && god === undefined)) {
      return fail(world, order, 'no-god');
    }
    if (isShielded(world, target)) {
      return fail(world, order, 'shielded');
    }
    if (god !== undefined && isOfGod(world, target, god)) {
      return fail(world, order, 'of-your-god');
    }
    if ((facts.attackType & DEATH) !== 0 && target.undead && feedsUndead(world, order, target)) {
      return false;
    }
    strikeDown(world, order, world.living.squareOf(target.id), attack);
    return true;
  },
};

/** Whether the target is out of reach of such spells. Label: `shielded`. */
function isShielded({ rules, chance }: SpellWorld, target: PointedTarget): boolean {
  const { reflects, resistsMagic } = target;
  switch (rules.divine.smiteShield) {
    case 'reflection':
      return reflects;
    case 'any-resistance':
      return resistsMagic > 0;
    case 'resistance':
      return chance.test(Math.max(0, Math.min(WHOLE, resistsMagic)), WHOLE, 'shielded');
  }
}

/** Percent of a whole. */
const WHOLE = 100;

/** Whether a target belongs to a god: it prays to it, or is of a race of it. By the program all of them together. */
function isOfGod(
  { rules }: SpellWorld,
  target: PointedTarget,
  god: NonNullable<PointedTarget['god']>,
): boolean {
  if (target.god?.id === god.id) {
    return true;
  }
  return rules.hits.racesAsText
    ? god.races !== '' && target.race.includes(god.races)
    : ownsRace(god, target.races);
}

/** Death makes an undead stronger, or seems to turn back. Label: `strengthens`. @returns whether it is stronger */
function feedsUndead(world: SpellWorld, order: CastOrder, target: PointedTarget): boolean {
  const { chance, rules, faith } = world;
  const { strengthens, sides, life } = rules.divine.deathOnUndead;
  if (!chance.test(strengthens, sides, 'strengthens')) {
    fail(world, order, 'turns-back');
    return false;
  }
  faith.strengthen(target.id, life);
  fail(world, order, 'strengthens');
  return true;
}

/** Puts the effect on the target's square. With death, its strength is its level. */
function strikeDown(
  world: SpellWorld,
  order: CastOrder,
  square: number,
  { attackType, god }: TailoredAttack,
): void {
  const { rules, pool } = world;
  if (pool.full) {
    return;
  }
  const { spell } = order;
  const effect = world.archetype(order.facts.makes);
  const numbers = adjustedSpell(world, order);
  const isDeath = (attackType & DEATH) !== 0;
  const extra = numbers.range - factOf(spell, 'range');
  const duration = rules.divine.smiteLastsByRange
    ? factOf(spell, 'duration') + extra
    : numbers.duration;
  const damage = numbers.damage + order.damageBonus;
  putEffect(world, {
    archetype: effect.index,
    square,
    level: isDeath ? damage : numbers.casterLevel,
    damage: isDeath ? factOf(effect, 'dam') : damage,
    attackType,
    range: numbers.range,
    duration,
    owner: creditedWith(order),
    strand: pool.newStrand(),
    slayer: slayerOfGod(god),
    speed: factOf(effect, 'speed'),
  });
}
