// A door through space: takes a hero many squares in a direction, over whatever only blocks steps. Crossfire
// server/spell_effect.c (dimension_door).

import { adjustedSpell } from '../../adjusted.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { creaturesOf, fail } from '../../told/told-order.ts';

/** Dimension door: subtype 13. The count is the distance in squares. */
export const dimensionDoor: Subtype = {
  number: 13,
  name: 'dimension-door',
  needsDirection: true,
  forGround: true,
  takes: () => ({ count: 'may' }),
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const creatures = creaturesOf(world);
    if (!creatures.isHero(order.caster) || order.direction === 0) {
      return fail(world, order, 'heroes-only');
    }
    const { range } = adjustedSpell(world, order);
    const { count } = order.arguments ?? {};
    return count === undefined
      ? farthest(world, order, range)
      : exactly(world, order, range, count);
  },
};

/** Goes the distance that the caster named, or not at all. */
function exactly(world: SpellWorld, order: CastOrder, range: number, count: number): boolean {
  if (count > range) {
    return fail(world, order, 'too-far');
  }
  const way = wayOf(world, order, count);
  if (way.length < count) {
    return fail(world, order, endsAtBarredGround(world, order, way) ? 'no-magic' : 'way-blocked');
  }
  const square = way[count - 1]!;
  if (isFree(world, square)) {
    arrive(world, order, square);
  } else {
    // The door opens and shuts again: a success without a step.
    fail(world, order, 'place-taken');
  }
  return true;
}

/** Goes as far as the spell reaches, to the last free square of the way. */
function farthest(world: SpellWorld, order: CastOrder, range: number): boolean {
  const square = wayOf(world, order, range).findLast(each => isFree(world, each));
  if (square === undefined) {
    return fail(world, order, 'no-place');
  }
  arrive(world, order, square);
  return true;
}

/** The squares ahead up to the first obstacle: the edge, ground without magic, what blocks sight and steps. */
function wayOf(world: SpellWorld, { caster, direction }: CastOrder, most: number): number[] {
  const { ground, living } = world;
  const way: number[] = [];
  let square = living.squareOf(caster);
  while (way.length < most) {
    square = ground.neighbour(square, direction);
    const ends =
      !ground.has(square) ||
      ground.barsMagic(square) ||
      (!ground.openToSight(square) && !ground.openToWalking(square));
    if (ends) {
      break;
    }
    way.push(square);
  }
  return way;
}

/** Whether the way ends at ground without magic, and not at something solid. */
function endsAtBarredGround(
  { ground, living }: SpellWorld,
  { caster, direction }: CastOrder,
  way: readonly number[],
): boolean {
  const next = ground.neighbour(way.at(-1) ?? living.squareOf(caster), direction);
  return ground.has(next) && ground.barsMagic(next);
}

function isFree({ living, ground }: SpellWorld, square: number): boolean {
  return !living.isLiving(square) && ground.openToWalking(square);
}

function arrive(world: SpellWorld, { caster }: CastOrder, square: number): void {
  creaturesOf(world).carry(caster, square, world.rules.making.doors.frozenTicks);
}
