// Bullets: fly straight until they meet something, which they hit, or explode. Crossfire
// server/spell_attack.c (fire_bullet, explode_bullet), types/spell_effect (move_bullet).

import { factOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { hitInFull, slayerOf, strike } from '../area-hit.ts';
import { explode } from '../blast.ts';
import { reverse } from '../headings.ts';
import { kindAt } from '../pool/kinds.ts';
import { launchOf } from '../pool/launch.ts';
import { endEffect, moveEffect, putEffect } from '../pool/lifetime.ts';
import { reflects } from '../reflection.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../spell-world.ts';

/** Maximum stored damage of an explosion: an unsigned byte. */
const BYTE = 255;

/** Bullets and balls: subtype 5. */
export const bullet: Subtype = {
  number: 5,
  name: 'bullet',
  needsDirection: true,
  attacks: () => true,
  cast: fire,
  turn: fly,
  stepped: arrive,
};

function fire(world: SpellWorld, order: CastOrder): boolean {
  const effect = world.archetype(order.facts.makes);
  const launch = launchOf(world, order, kindAt(world, effect.index));
  if (launch === undefined) {
    return false;
  }
  const numbers = adjustedSpell(world, order);
  const food = factOf(order.spell, 'food');
  const bonus = order.damageBonus;
  const row = putEffect(world, {
    archetype: effect.index,
    square: launch.square,
    // Added once per cast: to the bullet's explosion, else to its own impact.
    damage: numbers.damage + (food > 0 ? 0 : bonus),
    attackType: order.facts.attackType,
    range: world.rules.effects.bulletRange,
    direction: launch.direction,
    level: factOf(effect, 'level'),
    owner: creditedWith(order),
    slayer: slayerOf(order),
    blastDamage: (food + numbers.damageAdjustment + (food > 0 ? bonus : 0)) & BYTE,
    blastDuration: numbers.duration,
    blastRange: numbers.range,
    speed: factOf(effect, 'speed'),
  });
  arrive(world, row);
  return true;
}

function fly(world: SpellWorld, row: number): void {
  const { pool, ground } = world;
  pool.range[row]!--;
  if (pool.range[row]! <= 0) {
    finish(world, row);
    return;
  }
  const direction = pool.direction[row]!;
  const next = ground.neighbour(pool.square[row]!, direction);
  if (!ground.has(next)) {
    endEffect(world, row);
    return;
  }
  if (direction === 0 || !ground.openToEffects(next)) {
    finish(world, row);
    return;
  }
  moveEffect(world, row, next);
  if (reflects(world, next, pool.level[row]!)) {
    pool.direction[row] = reverse(direction);
  } else {
    arrive(world, row);
  }
}

/** An exploding bullet explodes on any contact; a plain one hits the creatures there. */
function arrive(world: SpellWorld, row: number): void {
  const { pool, ground, living } = world;
  const square = pool.square[row]!;
  if (kindAt(world, pool.archetype[row]!).makes >= 0) {
    if (living.isLiving(square) || !ground.openToEffects(square)) {
      finish(world, row);
    }
    return;
  }
  while (pool.dead[row] === 0 && living.isLiving(square)) {
    const left = pool.damage[row]! - strike(world, row, square, pool.attackType[row]!);
    if (living.isLiving(square) || left < 0) {
      endEffect(world, row);
    } else {
      pool.damage[row] = left;
    }
  }
}

/** The end of the flight: an exploding bullet hits its square and explodes, a plain one disappears. */
function finish(world: SpellWorld, row: number): void {
  const { pool } = world;
  if (kindAt(world, pool.archetype[row]!).makes >= 0) {
    if (!hitInFull(world, row)) {
      return;
    }
    explode(world, row);
  }
  endEffect(world, row);
}
