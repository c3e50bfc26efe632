// Bombs: lie for as long as their animation runs, then fly to pieces. Crossfire server/spell_attack.c
// (create_bomb), types/spell_effect (animate_bomb).

import { factOf, textOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import { hitInFull } from '../area-hit.ts';
import { explodeWith } from '../blast.ts';
import { kindAt } from '../pool/kinds.ts';
import { endEffect, putEffect } from '../pool/lifetime.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../spell-world.ts';
import { bullet } from './bullet.ts';

/** The archetype of a splinter, if a bomb names none. Its name is part of the format. */
const SPLINTER = 'splint';

/**
 * The direction from the bomb to the square on which the splinter of each direction starts. quirk: the original
 * takes the step to the east for the step to the south as well.
 */
const SPLINTER_START: readonly number[] = [0, 0, 4, 4, 4, 0, 8, 8, 8];

/** Subtype number of bombs. */
export const BOMB = 8;

/** Bombs: subtype 8. Without a direction, the bomb lies under its caster. */
export const bomb: Subtype = {
  number: BOMB,
  name: 'bomb',
  needsDirection: true,
  attacks: () => true,
  atSelf: true,
  cast: lay,
  turn: burnDown,
};

function lay(world: SpellWorld, order: CastOrder): boolean {
  const { ground, living, rules, pool } = world;
  const from = living.squareOf(order.caster);
  const square =
    order.shot?.square ?? (order.direction === 0 ? from : ground.neighbour(from, order.direction));
  if (!ground.has(square) || !ground.openToWalking(square)) {
    return false;
  }
  const effect = world.archetype(order.facts.makes);
  const numbers = adjustedSpell(world, order);
  const pictures = factOf(effect, 'pictures') || rules.releases.bombPictures;
  const row = putEffect(world, {
    archetype: effect.index,
    square,
    damage: numbers.damage + order.damageBonus,
    range: numbers.range,
    duration: numbers.duration,
    attackType: order.facts.attackType,
    owner: creditedWith(order),
    glow: factOf(effect, 'glowRadius'),
    // Turns until the last picture.
    food: Math.max(1, pictures - 1),
    speed: factOf(effect, 'speed'),
  });
  return pool.dead[row] === 0;
}

function burnDown(world: SpellWorld, row: number): void {
  const { pool } = world;
  pool.food[row]!--;
  if (pool.food[row]! <= 0) {
    explode(world, row);
  }
}

function explode(world: SpellWorld, row: number): void {
  const { pool } = world;
  // A carried bomb is on its bearer's square.
  pool.bearer[row] = 0;
  for (let direction = 1; direction <= 8; direction++) {
    throwSplinter(world, row, direction);
  }
  if (hitInFull(world, row)) {
    if (kindAt(world, pool.archetype[row]!).makes >= 0) {
      explodeWith(world, row, {
        damage: pool.damage[row]!,
        radius: pool.range[row]!,
        duration: pool.duration[row]!,
        attackType: pool.attackType[row]!,
      });
    }
    endEffect(world, row);
  }
}

/** A plain bullet with the bomb's numbers, which flies on at once. */
function throwSplinter(world: SpellWorld, row: number, direction: number): void {
  const { pool, ground } = world;
  const start = SPLINTER_START[direction]!;
  const from = pool.square[row]!;
  const square = start === 0 ? from : ground.neighbour(from, start);
  const { archetype } = kindAt(world, pool.archetype[row]!);
  const splinter = world.find(textOf(archetype, 'splinter') || SPLINTER);
  if (!ground.has(square) || pool.full || splinter === undefined) {
    return;
  }
  const piece = putEffect(world, {
    archetype: splinter.index,
    square,
    damage: pool.damage[row]!,
    range: pool.range[row]!,
    duration: pool.duration[row]!,
    attackType: pool.attackType[row]!,
    direction,
    level: factOf(splinter, 'level'),
    owner: pool.owner[row]!,
    speed: factOf(splinter, 'speed'),
  });
  bullet.turn!(world, piece);
}
