// Bullets: fly straight until they meet something, then hit it or explode.
// Crossfire server/spell_attack.c (fire_bullet, explode_bullet), types/spell_effect (move_bullet).

import { factOf, textOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { MAGIC } from '../attack-types.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';
import { startExplosion } from './explosion.ts';

/** Squares that every bullet may fly, whatever its spell's range. */
const FLIGHT = 50;

/** Bullets and balls: subtype 5. */
export const bullet: Subtype = {
  number: 5,
  name: 'bullet',
  needsDirection: true,
  cast: fire,
  turn: fly,
  stepped: arrive,
};

function fire(world: SpellWorld, order: CastOrder): boolean {
  const effect = world.archetype(order.facts.makes);
  const from = world.living.squareOf(order.caster);
  const square = world.ground.neighbour(from, order.direction);
  if (!world.ground.has(square) || !world.ground.openToEffects(square)) {
    return false;
  }
  const numbers = adjustedSpell(world, order);
  const food = factOf(order.spell, 'food');
  const bonus = order.damageBonus;
  const row = world.pool.add({
    archetype: effect.index,
    square,
    // Added once per cast: to what the bullet explodes into, else to its own impact.
    damage: numbers.damage + (food > 0 ? 0 : bonus),
    attackType: order.facts.attackType,
    range: FLIGHT,
    direction: order.direction,
    level: numbers.casterLevel,
    owner: order.caster,
    blastDamage: food + numbers.damageAdjustment + (food > 0 ? bonus : 0),
    blastDuration: numbers.duration,
    blastRange: numbers.range,
    speed: factOf(effect, 'speed'),
  });
  world.watcher.born(world.pool.id[row]!, effect.index, square);
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
    end(world, row);
    return;
  }
  if (direction === 0 || !ground.openToEffects(next)) {
    finish(world, row);
    return;
  }
  pool.square[row] = next;
  world.watcher.moved(pool.id[row]!, pool.archetype[row]!, next);
  arrive(world, row);
}

/** A bullet that explodes does so on meeting anything; a plain one hits what lives there. */
function arrive(world: SpellWorld, row: number): void {
  const { pool, ground, living } = world;
  const square = pool.square[row]!;
  if (blastOf(world, row) !== '') {
    if (living.isLiving(square) || !ground.openToEffects(square)) {
      finish(world, row);
    }
    return;
  }
  while (pool.dead[row] === 0 && living.isLiving(square)) {
    const left = pool.damage[row]! - impact(world, row);
    if (living.isLiving(square) || left < 0) {
      end(world, row);
    } else {
      pool.damage[row] = left;
    }
  }
}

/** The archetype that a bullet explodes into; empty for a plain one. */
function blastOf(world: SpellWorld, row: number): string {
  return textOf(world.archetypeAt(world.pool.archetype[row]!), 'otherArch');
}

/** The bullet's own damage to what lives on its square. @returns the damage dealt */
function impact(world: SpellWorld, row: number): number {
  const { pool, living } = world;
  const attackType = pool.attackType[row]!;
  const square = pool.square[row]!;
  if (attackType === 0 || !living.isLiving(square)) {
    return 0;
  }
  return living.strike({
    square,
    damage: pool.damage[row]!,
    attackType,
    owner: pool.owner[row]!,
    source: pool.archetype[row]!,
  });
}

/** The end of the flight: an exploding bullet explodes, a plain one is gone. */
function finish(world: SpellWorld, row: number): void {
  const { pool } = world;
  const blast = blastOf(world, row);
  end(world, row);
  if (blast === '') {
    return;
  }
  impact(world, row);
  const effect = world.archetype(blast);
  startExplosion(world, {
    archetype: effect.index,
    square: pool.square[row]!,
    damage: pool.blastDamage[row]!,
    range: pool.blastRange[row]!,
    duration: pool.blastDuration[row]!,
    level: pool.level[row]!,
    owner: pool.owner[row]!,
    attackType: factOf(effect, 'attacktype') | (pool.attackType[row]! & MAGIC),
    speed: factOf(effect, 'speed'),
  });
}

function end(world: SpellWorld, row: number): void {
  const { pool } = world;
  pool.dead[row] = 1;
  world.watcher.ended(pool.id[row]!, pool.archetype[row]!, pool.square[row]!);
}
