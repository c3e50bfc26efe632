// Bolts: a head that advances square by square, and a trailing tail. Crossfire server/spell_attack.c
// (fire_bolt), types/spell_effect (move_bolt, forklightning).

import { truncDiv } from '../../integers/index.ts';
import { factOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { hitInFull, slayerOf } from '../area-hit.ts';
import { reverse, wrap } from '../headings.ts';
import { knockBack } from '../knockback.ts';
import { kindAt } from '../pool/kinds.ts';
import { launchOf } from '../pool/launch.ts';
import { endEffect, putCopy, putEffect } from '../pool/lifetime.ts';
import { absorbOthers } from '../pool/merge.ts';
import { reflects } from '../reflection.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../spell-world.ts';

/** Bolts: subtype 4. */
export const bolt: Subtype = {
  number: 4,
  name: 'bolt',
  needsDirection: true,
  attacks: () => true,
  cast: fire,
  turn: advance,
  stepped: hitInFull,
};

function fire(world: SpellWorld, order: CastOrder): boolean {
  const effect = world.archetype(order.facts.makes);
  const launch = launchOf(world, order, kindAt(world, effect.index));
  if (launch === undefined) {
    return false;
  }
  const numbers = adjustedSpell(world, order);
  const row = putEffect(world, {
    archetype: effect.index,
    square: launch.square,
    damage: numbers.damage + order.damageBonus,
    attackType: order.facts.attackType,
    range: numbers.range,
    duration: numbers.duration,
    direction: launch.direction,
    forkChance: factOf(order.spell, 'dex'),
    leftChance: factOf(order.spell, 'con'),
    // A bolt doesn't copy the caster's level.
    level: factOf(effect, 'level'),
    owner: creditedWith(order),
    slayer: slayerOf(order),
    speed: factOf(effect, 'speed'),
  });
  advance(world, row);
  return true;
}

function advance(world: SpellWorld, row: number): void {
  const { pool, ground, living } = world;
  pool.duration[row]!--;
  if (pool.duration[row]! < 0) {
    endEffect(world, row);
    return;
  }
  const direction = pool.direction[row]!;
  if (!hitInFull(world, row)) {
    return;
  }
  knockBack(world, row, direction);
  if (direction === 0) {
    return;
  }
  pool.range[row]!--;
  if (pool.range[row]! < 0) {
    pool.range[row] = 0;
    return;
  }
  const next = ground.neighbour(pool.square[row]!, direction);
  if (!ground.has(next)) {
    return;
  }
  const thrownBack = living.isLiving(next) && reflects(world, next, pool.level[row]!);
  if (thrownBack || !ground.openToEffects(next)) {
    if (kindAt(world, pool.archetype[row]!).reflecting) {
      pool.direction[row] = glance(world, pool.square[row]!, direction);
    }
    return;
  }
  if (pool.full) {
    pool.range[row] = 0;
    return;
  }
  const head = putCopy(world, row, next);
  pool.duration[head]!++;
  pool.range[row] = 0;
  fork(world, head);
  absorbOthers(world, head);
}

/** The direction in which a reflecting bolt leaves an obstacle. */
function glance(world: SpellWorld, square: number, direction: number): number {
  if ((direction & 1) === 1) {
    return reverse(direction);
  }
  const left = isBlocked(world, square, wrap(direction - 1));
  const right = isBlocked(world, square, wrap(direction + 1));
  if (left === right) {
    return reverse(direction);
  }
  return wrap(left ? direction + 2 : direction - 2);
}

/** Whether the neighbour is an obstacle; squares off the map count as free. */
function isBlocked({ ground }: SpellWorld, square: number, direction: number): boolean {
  const beside = ground.neighbour(square, direction);
  return ground.has(beside) && !ground.openToEffects(beside);
}

/** An advancing head may fork to one side; both then do half the damage plus 1. */
function fork(world: SpellWorld, head: number): void {
  const { pool, ground, chance } = world;
  const { loss, sideShift } = world.rules.effects.forks;
  if (!chance.test(pool.forkChance[head]!, 100, 'forks')) {
    return;
  }
  const left = chance.test(pool.leftChance[head]!, 100, 'forks-left');
  const side = wrap(pool.direction[head]! + (left ? -1 : 1));
  const square = ground.neighbour(pool.square[head]!, side);
  if (!ground.has(square) || !ground.openToEffects(square) || pool.full) {
    return;
  }
  pool.forkChance[head]! -= loss;
  pool.damage[head] = truncDiv(pool.damage[head]!, 2) + 1;
  const branch = putCopy(world, head, square);
  pool.leftChance[branch]! += left ? -sideShift : sideShift;
  pool.duration[branch]!++;
  pool.direction[branch] = side;
  absorbOthers(world, branch);
}
