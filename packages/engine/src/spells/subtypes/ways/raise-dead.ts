// Raising the dead: by a body, or by a name. Crossfire server/resurrection.c (cast_raise_dead_spell).

import { type Archetype, factOf, textOf } from '../../../objects/index.ts';
import { raises } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { putInert } from '../../pool/lifetime.ts';
import { SQUARES_AROUND, squareAround } from '../../seeking.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail } from '../../told/told-order.ts';
import type { Return } from '../../ways/dead-port.ts';
import { deadOf } from '../../ways/way-order.ts';

/** Percent of the hit points with which the dead wake, where the spell's file says nothing. */
const UNHURT = 100;

/** Raise dead: subtype 1. */
export const raiseDead: Subtype = {
  number: 1,
  name: 'raise-dead',
  needsDirection: true,
  atSelf: true,
  takes: spell => (factOf(spell, 'lastHeal') === 0 ? {} : { text: 'must' }),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const back = returnBy(order.spell);
    return factOf(order.spell, 'lastHeal') === 0
      ? byBody(world, order, back)
      : byName(world, order, back);
  },
};

/** The body burns away whatever follows. */
function byBody(world: SpellWorld, order: CastOrder, back: Return): boolean {
  const { ground, living } = world;
  const dead = deadOf(world);
  const square = ground.neighbour(living.squareOf(order.caster), order.direction);
  const body = dead.bodyOn(square);
  if (body === undefined) {
    return fail(world, order, 'no-body');
  }
  const soul = dead.soulOf(body);
  dead.burn(body);
  const ashes = world.find(world.rules.ways.raising.ashes);
  if (ashes !== undefined) {
    putInert(world, ashes, square);
  }
  return succeeds(world, order, body.level) && comesBack(world, order, back, soul, square);
}

function byName(world: SpellWorld, order: CastOrder, back: Return): boolean {
  const soul = deadOf(world).soulNamed(order.arguments?.text ?? '');
  const square = world.living.squareOf(order.caster);
  return succeeds(world, order) && comesBack(world, order, back, soul, square);
}

function succeeds(world: SpellWorld, order: CastOrder, deadLevel?: number): boolean {
  const { casterLevel } = adjustedSpell(world, order);
  const view = { casterLevel, ...(deadLevel !== undefined && { deadLevel }) };
  if (raises(world.chance, world.rules.ways, view)) {
    return true;
  }
  callOthers(world, order);
  return fail(world, order, 'something-else-came');
}

function comesBack(
  world: SpellWorld,
  order: CastOrder,
  back: Return,
  soul: number,
  square: number,
): boolean {
  if (soul === 0) {
    return fail(world, order, 'soul-unknown');
  }
  return deadOf(world).restore(order.caster, soul, square, back) || fail(world, order, 'no-return');
}

/** What a spell makes of those whom it brings back. */
function returnBy(spell: Archetype): Return {
  const stated = factOf(spell, 'wakesWith');
  return {
    constitution: factOf(spell, 'con'),
    experiencePart: factOf(spell, 'exp'),
    wakesWith: stated === 0 ? UNHURT : stated,
    races: textOf(spell, 'race'),
    kinds: textOf(spell, 'kinds'),
  };
}

/** Everything in the spell's list comes, with its counts and whatever its chances, and has no friends. */
function callOthers(world: SpellWorld, { spell, caster }: CastOrder): void {
  const { summoning, living } = world;
  const from = living.squareOf(caster);
  for (const { creature, count } of summoning.listed(textOf(spell, 'randomitems'))) {
    const kind = world.archetype(creature).index;
    for (let number = 0; number < count; number++) {
      const square = freeAround(world, from, kind);
      if (square >= 0) {
        summoning.summon(kind, square, caster, false);
      }
    }
  }
}

/** The first of the squares around with room for a creature of a kind; −1 if there is none. */
function freeAround(world: SpellWorld, from: number, kind: number): number {
  for (let number = 1; number <= SQUARES_AROUND; number++) {
    const square = squareAround(world, from, number);
    if (square >= 0 && world.summoning.hasRoom(square, kind)) {
      return square;
    }
  }
  return -1;
}
