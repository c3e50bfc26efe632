// Moving balls: roll around obstacles, hit everything beside them, and chase their owner's enemies.
// Crossfire types/spell_effect (move_ball_spell).

import { truncDiv } from '../../integers/index.ts';
import { factOf } from '../../objects/index.ts';
import { hitInFull, hitSquare } from '../area-hit.ts';
import { turnOneStep, wrap } from '../headings.ts';
import { kindAt } from '../pool/kinds.ts';
import { launchHere } from '../pool/launch.ts';
import { moveEffect, putPlain } from '../pool/lifetime.ts';
import type { Ground } from '../ports.ts';
import { seekDirection } from '../seeking.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Moving balls: subtype 35. */
export const movingBall: Subtype = {
  number: 35,
  name: 'moving-ball',
  needsDirection: true,
  attacks: () => true,
  lurks: true,
  cast: release,
  turn: roll,
  stepped: hitInFull,
};

/** The caster must be attuned to every path that the spell names by `path_repelled`. */
function release(world: SpellWorld, order: CastOrder): boolean {
  const needed = factOf(order.spell, 'pathRepelled');
  if ((order.attuned & needed) !== needed) {
    return false;
  }
  const row = launchHere(world, order);
  if (row >= 0) {
    roll(world, row);
  }
  return row >= 0;
}

function roll(world: SpellWorld, row: number): void {
  const { pool } = world;
  const square = wayOut(world, row);
  if (square !== pool.square[row]!) {
    moveEffect(world, row, square);
  }
  burnAround(world, row);
  if (pool.dead[row] === 0) {
    chase(world, row);
  }
}

/** The open neighbour closest to its direction, of two as close a random one; its own square if none is open. */
function wayOut({ pool, ground, chance }: SpellWorld, row: number): number {
  const from = pool.square[row]!;
  const direction = pool.direction[row]!;
  const ahead = openBeside(ground, from, wrap(direction));
  if (ahead >= 0) {
    return ahead;
  }
  // The sign holds for the whole turn, and matters only at obstacles.
  const sign = chance.test(1, 2, 'clockwise') ? 1 : -1;
  for (let turned = 1; turned <= 4; turned++) {
    const near = openBeside(ground, from, wrap(direction + sign * turned));
    const square = near >= 0 ? near : openBeside(ground, from, wrap(direction - sign * turned));
    if (square >= 0) {
      return square;
    }
  }
  return from;
}

/** The neighbour in a direction if effects can enter it, else −1. */
function openBeside(ground: Ground, from: number, direction: number): number {
  const square = ground.neighbour(from, direction);
  return ground.has(square) && ground.openToEffects(square) ? square : -1;
}

/** Hits its square in full and the eight around it with half its damage, and drops its product on them. */
function burnAround(world: SpellWorld, row: number): void {
  const { pool, ground, living } = world;
  const from = pool.square[row]!;
  const damage = pool.damage[row]!;
  const { makes } = kindAt(world, pool.archetype[row]!);
  for (let direction = 0; direction <= 8; direction++) {
    const square = ground.neighbour(from, direction);
    if (!ground.has(square)) {
      continue;
    }
    if (living.isLiving(square) && !living.isOn(pool.owner[row]!, square)) {
      pool.damage[row] = direction === 0 ? damage : truncDiv(damage, 2);
      const remains = hitSquare(world, row, square, pool.attackType[row]!, true);
      pool.damage[row] = damage;
      if (!remains) {
        return;
      }
    }
    if (makes >= 0 && !pool.full && ground.openToEffects(square)) {
      putPlain(world, makes, square, 0, 0);
    }
  }
}

/** Turns towards what it sees: by one step, and by another and a third with the rules' probabilities. */
function chase(world: SpellWorld, row: number): void {
  const { pool, chance, rules } = world;
  const goal = seekDirection(world, pool.square[row]!, pool.owner[row]!);
  if (goal === 0) {
    return;
  }
  const { ballTurns } = rules.releases;
  pool.direction[row] = turnOneStep(chance, pool.direction[row]!, goal);
  for (let again = 0; again < ballTurns.length; again++) {
    const { times, over } = ballTurns[again]!;
    if (chance.test(times, over, 'turns-again')) {
      pool.direction[row] = turnOneStep(chance, pool.direction[row]!, goal);
    }
  }
}
