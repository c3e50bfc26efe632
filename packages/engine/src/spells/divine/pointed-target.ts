// The target of a spell that is pointed: the first creature in a direction. Crossfire server/spell_util.c
// (get_pointed_target).

import type { CastOrder, SpellWorld } from '../spell-world.ts';
import { searchedSquares } from '../told/told-order.ts';
import type { PointedTarget } from './faith-port.ts';

/**
 * The first creature in a direction. Ground without magic stops a spell that costs energy. Heroes are passed over
 * where the rules spare them, and by heroes.
 * @param range in squares
 * @returns undefined for none
 */
export function pointedTarget(
  world: SpellWorld,
  { caster, facts }: CastOrder,
  direction: number,
  range: number,
): PointedTarget | undefined {
  const { ground, living, faith, rules } = world;
  if (direction === 0) {
    return undefined;
  }
  const findsHeroes = rules.divine.pointsAtHeroes && !faith.isHero(caster);
  let square = living.squareOf(caster);
  for (let step = searchedSquares(world, range); step > 0; step--) {
    square = ground.neighbour(square, direction);
    const isBarred = facts.grace === 0 && ground.barsMagic(square);
    if (!ground.has(square) || isBarred || !ground.openToEffects(square)) {
      return undefined;
    }
    const target = living.isLiving(square) ? faith.targetOn(square) : undefined;
    if (target !== undefined && target.id !== caster && (!target.isHero || findsHeroes)) {
      return target;
    }
  }
  return undefined;
}
