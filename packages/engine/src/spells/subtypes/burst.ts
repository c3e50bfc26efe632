// NetHack's fireball and cone of cold: a ray below skilled; for skilled casters up to nine explosions around
// a chosen square. NetHack 3.6.7 src/spell.c (spelleffects, throwspell).

import {
  castsExplosions,
  explosionCentre,
  explosionCount,
  explosionPlace,
} from '../../casting/index.ts';
import { explodeAt } from '../burst.ts';
import { kindAt } from '../pool/kinds.ts';
import { casterOf, hitOf, portOf, powerOf } from '../power-order.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { castAtSelf, fade, flyRay } from './ray.ts';

/** Fireballs and cones of cold: subtype 102. */
export const burst: Subtype = {
  number: 102,
  name: 'burst',
  powerKey: 'ray',
  travel: 'burst',
  needsDirection: true,
  attacks: () => true,
  atSelf: true,
  atSquare: (_, caster, rules) => castsExplosions(rules, caster.skill),
  cast(world, order) {
    const { rules } = portOf(world);
    const { target, direction } = order;
    if (!castsExplosions(rules, casterOf(order).skill)) {
      return direction === 0 ? castAtSelf(world, order) : cast(world, order);
    }
    const way = target === undefined ? wayAhead(world, order) : wayTo(world, order, target);
    const open = way.map(square => world.ground.openToEffects(square));
    const at = way[explosionCentre(rules, open)] ?? world.living.squareOf(order.caster);
    explode(world, order, at);
    return true;
  },
  turn: fade,
};

function cast(world: SpellWorld, order: CastOrder): boolean {
  flyRay(world, order);
  return true;
}

/** The squares of the path to the chosen one, within the spell's range. */
function wayTo(world: SpellWorld, order: CastOrder, target: number): readonly number[] {
  const port = portOf(world);
  const way = port.way(world.living.squareOf(order.caster), target);
  return way.slice(0, port.rules.attack.explosion.reach);
}

/** With only a direction the target is the first creature that way. */
function wayAhead(world: SpellWorld, { caster, direction }: CastOrder): readonly number[] {
  const { ground, living } = world;
  const { reach } = portOf(world).rules.attack.explosion;
  const way: number[] = [];
  let square = living.squareOf(caster);
  while (direction !== 0 && way.length < reach) {
    square = ground.neighbour(square, direction);
    if (!ground.has(square)) {
      break;
    }
    way.push(square);
    if (living.isLiving(square) || !ground.openToEffects(square)) {
      break;
    }
  }
  return way;
}

/** One explosion at the centre, the others around it. */
function explode(world: SpellWorld, order: CastOrder, centre: number): void {
  const port = portOf(world);
  const { chance, ground } = world;
  const { rules } = port;
  const hit = hitOf(order, powerOf(world, order, 'ray'), 'skilled');
  const trace = kindAt(world, world.archetype(order.facts.makes).index).makes;
  const beside = (dx: number, dy: number) => ground.neighbour(centre, DIRECTIONS[dy + 1]![dx + 1]!);
  const blocked = ({ dx, dy }: { readonly dx: number; readonly dy: number }) => {
    const square = beside(dx, dy);
    return !ground.has(square) || !ground.openToEffects(square) || !port.seen(square);
  };
  explodeAt(world, order, centre, hit, trace);
  for (let left = explosionCount(chance, rules) - 1; left > 0; left--) {
    const { dx, dy } = explosionPlace(chance, rules, { blocked });
    explodeAt(world, order, beside(dx, dy), hit, trace);
  }
}

/** Directions by the offset in y and x. */
const DIRECTIONS: readonly (readonly number[])[] = [
  [8, 1, 2],
  [7, 0, 3],
  [6, 5, 4],
];
