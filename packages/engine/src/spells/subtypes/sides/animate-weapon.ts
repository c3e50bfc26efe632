// Animated weapons: one of the hero's weapons fights for him and falls where it ends. Crossfire
// server/spell_effect.c (animate_weapon).

import { textOf } from '../../../objects/index.ts';
import { animatedWeapon } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import type { WeaponFacts } from '../../sides/golem-facts.ts';
import { golemSquare } from '../../sides/golem-square.ts';
import { sidesOf } from '../../sides/sides-of.ts';
import type { GolemFailure } from '../../sides/sides-port.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** Animate weapon: subtype 41. A hero who has a golem steers it instead. */
export const animateWeapon: Subtype = {
  number: 41,
  name: 'animate-weapon',
  needsDirection: false,
  takes: () => ({ item: 'must' }),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const sides = sidesOf(world);
    const owner = creditedWith(order);
    if (!sides.isHero(owner)) {
      sides.failed(owner, 'heroes-only');
      return false;
    }
    if (sides.golemOf(owner) !== 0) {
      sides.steer(owner, order.direction);
      return true;
    }
    const weapon = weaponFor(world, order, owner);
    if (typeof weapon === 'string') {
      sides.failed(owner, weapon);
      return false;
    }
    return animate(world, order, owner, weapon);
  },
};

/** The chosen weapon, or why it can't be animated. */
function weaponFor(
  world: SpellWorld,
  { spell, arguments: given }: CastOrder,
  owner: number,
): WeaponFacts | GolemFailure {
  const { item } = given ?? {};
  const weapon = item === undefined ? 'no-weapon' : sidesOf(world).weapon(owner, item);
  const kind = textOf(spell, 'race');
  return typeof weapon !== 'string' && kind !== '' && weapon.kind !== kind
    ? 'other-weapon'
    : weapon;
}

function animate(world: SpellWorld, order: CastOrder, owner: number, weapon: WeaponFacts): boolean {
  const sides = sidesOf(world);
  const { makes } = order.facts;
  const kind = makes === '' ? -1 : world.archetype(makes).index;
  const place = kind < 0 ? undefined : golemSquare(world, order, kind);
  if (place === undefined) {
    sides.failed(owner, 'no-room');
    return false;
  }
  const { damage, duration, rangeAdjustment } = adjustedSpell(world, order);
  const { hitPoints, wc, attackType } = sides.golemKind(kind);
  const golem = animatedWeapon(world.rules, {
    ...{ weapon, damage, duration, rangeAdjustment },
    casing: { hitPoints, wc, attackType },
  });
  sides.call({
    ...{ kind, owner, ...place, ...golem, wcAdjustment: 0 },
    clock: world.rules.sides.golems.weaponClock,
    weapon: order.arguments!.item!,
    ...(textOf(order.spell, 'race') === '' && { name: `animated ${weapon.name}` }),
    ...(weapon.slaying !== '' && { slaying: weapon.slaying }),
  });
  return true;
}
