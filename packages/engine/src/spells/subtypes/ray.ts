// NetHack's rays: they have a random range, pass creatures that they miss or hit, and bounce off walls; a
// fireball explodes at the first creature. NetHack 3.6.7 src/zap.c (buzz, dobuzz, weffects), src/spell.c
// (spelleffects).

import { rangeLeft, rayHits, spellRange } from '../../casting/index.ts';
import { textOf } from '../../objects/index.ts';
import { explodeAt } from '../burst.ts';
import { reverse } from '../headings.ts';
import { kindAt } from '../pool/kinds.ts';
import { endEffect } from '../pool/lifetime.ts';
import { hitOf, leaveTrace, portOf, powerOf } from '../power-order.ts';
import type { PowerHit, SpellTarget } from '../powers/power-rule.ts';
import { reflects } from '../reflection.ts';
import { ricochet } from '../ricochet.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Rays: subtype 101. Also their visible traces. */
export const ray: Subtype = {
  number: 101,
  name: 'ray',
  powerKey: 'ray',
  travel: 'ray',
  needsDirection: true,
  attacks: () => true,
  atSelf: true,
  cast(world, order) {
    if (order.direction === 0) {
      return castAtSelf(world, order);
    }
    flyRay(world, order);
    return true;
  },
  turn: fade,
};

/** The trace of a spell fades. */
export function fade(world: SpellWorld, row: number): void {
  const { pool } = world;
  pool.duration[row]!--;
  if (pool.duration[row]! <= 0) {
    endEffect(world, row);
  }
}

/** A spell at its own caster. Source: NetHack 3.6.7 src/zap.c (zapyourself) */
export function castAtSelf(world: SpellWorld, order: CastOrder): boolean {
  const hit = hitOf(order, powerOf(world, order, 'ray'));
  portOf(world).meetSelf(textOf(order.spell, 'rulesName'), hit);
  return true;
}

/** A ray in flight. */
interface Flight {
  square: number;
  direction: number;
  /** The square beyond a bounce, −1 if it is the next one ahead. */
  beyond: number;
  range: number;
  /** Id of the creature on the square before, which isn't met twice; 0 for none. */
  met: number;
}

/** Sends out a ray from its caster. */
export function flyRay(world: SpellWorld, order: CastOrder): void {
  const { rules } = portOf(world);
  const hit = hitOf(order, powerOf(world, order, 'ray'));
  const trace = world.archetype(order.facts.makes).index;
  const flight: Flight = {
    square: world.living.squareOf(order.caster),
    direction: order.direction,
    beyond: -1,
    met: 0,
    range: spellRange(world.chance, rules, { kind: 'ray' }),
  };
  while (flight.range > 0) {
    if (!advance(world, order, hit, trace, flight)) {
      return;
    }
  }
  if (hit.explosion !== 'none') {
    explodeAt(world, order, flight.square, hit, kindAt(world, trace).makes);
  }
}

/** Advances by one square. @returns whether the ray still exists */
function advance(
  world: SpellWorld,
  order: CastOrder,
  hit: PowerHit,
  trace: number,
  flight: Flight,
): boolean {
  const { ground, living } = world;
  const { rules } = portOf(world);
  const from = flight.square;
  const next = flight.beyond >= 0 ? flight.beyond : ground.neighbour(from, flight.direction);
  flight.beyond = -1;
  const isBurst = hit.explosion !== 'none';
  if (!ground.has(next) || !ground.openToEffects(next)) {
    if (isBurst) {
      explodeAt(world, order, from, hit, kindAt(world, trace).makes);
      return false;
    }
    const { square, direction } = ricochet(world, from, flight.direction);
    flight.beyond = square;
    // After a bounce it may meet the same creature again.
    flight.met = 0;
    flight.direction = direction;
    flight.range = rangeLeft(rules, flight.range, { creature: false, bounced: true });
    return true;
  }
  flight.square = next;
  leaveTrace(world, order, trace, next);
  if (isBurst && living.isLiving(next)) {
    explodeAt(world, order, next, hit, kindAt(world, trace).makes);
    return false;
  }
  const { met: before } = flight;
  flight.met = living.idOn(next);
  const met = living.isLiving(next) && flight.met !== before && meet(world, hit, flight);
  flight.range = rangeLeft(rules, flight.range, { creature: met, bounced: false });
  return true;
}

/**
 * The creature on the square is missed, reflects the ray, or is hit; of a rider, sometimes the steed instead. Label:
 * `meets-steed`. NetHack 3.6.7 src/zap.c (buzz).
 * @returns whether one was hit, or reflected it
 */
function meet(world: SpellWorld, hit: PowerHit, flight: Flight): boolean {
  const port = portOf(world);
  const steed = port.steedOn(flight.square);
  if (steed !== undefined && world.chance.test(1, steed.oneIn, 'meets-steed')) {
    const struck = hits(world, hit, steed.target);
    (struck ? steed.meet : steed.missed)(hit);
    return struck;
  }
  const target = port.targetOn(flight.square);
  if (target === undefined) {
    return false;
  }
  if (!hits(world, hit, target)) {
    port.missed(flight.square, hit);
    return false;
  }
  const { by } = hit;
  if (reflects(world, flight.square, by.level)) {
    flight.direction = reverse(flight.direction);
  } else {
    port.meet(flight.square, hit);
  }
  return true;
}

/** Whether a ray hits a creature in its way. Label: `ray-hits`. */
function hits(world: SpellWorld, { by }: PowerHit, { isHero, armourClass }: SpellTarget): boolean {
  const aims = by.aims && !isHero;
  const caster = aims ? { skill: by.skill, dexterity: by.dexterity } : undefined;
  return world.chance.draw(rayHits, portOf(world).rules, { armourClass, caster }, 'ray-hits');
}
