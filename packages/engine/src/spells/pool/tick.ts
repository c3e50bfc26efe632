// One tick of all effects on a level. Crossfire server/server.c (process_events), server/time.c
// (process_object).

import type { SpellWorld } from '../spell-world.ts';
import { findSubtype } from '../subtypes/index.ts';
import type { EffectKind } from './effect-kind.ts';
import { kindAt } from './kinds.ts';
import { endEffect, putPlain } from './lifetime.ts';

/**
 * Gives every effect its turns, newest first; new effects wait for the next tick. The number of acts for a
 * speed is the ruleset's step `turnsInTick`.
 */
export function tickEffects(world: SpellWorld): void {
  const { pool } = world;
  const { turnsInTick, clockAfterTick } = world.rules.steps;
  pool.begin();
  let { dead, speed: speeds, speedLeft } = pool;
  for (let row = pool.count - 1; row >= 0; row--) {
    if (dead[row] !== 0) {
      continue;
    }
    const left = speedLeft[row]!;
    const speed = speeds[row]!;
    speedLeft[row] = clockAfterTick(left, speed);
    let turns = turnsInTick(left, speed);
    if (turns > 0) {
      for (; turns > 0 && pool.dead[row] === 0; turns--) {
        takeTurn(world, row, kindAt(world, pool.archetype[row]!));
      }
      // What it made may have moved the columns.
      ({ dead, speed: speeds, speedLeft } = pool);
    }
  }
  pool.settle();
}

function takeTurn(world: SpellWorld, row: number, kind: EffectKind): void {
  const { pool } = world;
  if (kind.generator) {
    generate(world, row, kind);
  }
  if (kind.usedUp && pool.food[row]!-- <= 0) {
    endEffect(world, row);
    return;
  }
  findSubtype(kind.subtype)?.turn?.(world, row);
}

/** A generator puts its product on a random free adjacent square, uniformly. */
function generate(world: SpellWorld, row: number, kind: EffectKind): void {
  const { pool, ground, chance } = world;
  const from = pool.square[row]!;
  let free = 0;
  const isFree = (direction: number) => {
    const square = ground.neighbour(from, direction);
    return ground.has(square) && ground.openToEffects(square);
  };
  for (let direction = 1; direction <= 8; direction++) {
    free += isFree(direction) ? 1 : 0;
  }
  const idle = free === 0 || kind.makes < 0 || pool.full;
  let left = idle ? -1 : chance.below(free, 'generated');
  for (let direction = 1; direction <= 8 && left >= 0; direction++) {
    if (isFree(direction) && left-- === 0) {
      putPlain(world, kind.makes, ground.neighbour(from, direction), pool.level[row]!, 0);
    }
  }
}

/**
 * Effects on a square that react to a creature stepping onto it, newest first. The creature's own effects
 * don't hit it until their own turn. Under rules where entering doesn't trigger all effects, only the newest
 * one may react, if its kind lurks.
 */
export function stepOnto(world: SpellWorld, square: number, creature: number): void {
  const { pool } = world;
  // Hardly any level has effects, and every step of every creature comes here.
  if (pool.count > 0) {
    pool.begin();
    meet(world, square, creature);
    pool.settle();
  }
  if (world.rules.forces.aurasHitOnEntry) {
    world.bearers.entered(creature, square);
  }
}

function meet(world: SpellWorld, square: number, creature: number): void {
  const { pool, rules } = world;
  for (let row = pool.newestOn(square); row >= 0; row = pool.next[row]!) {
    if (pool.dead[row] === 0) {
      const subtype = findSubtype(kindAt(world, pool.archetype[row]!).subtype);
      if (rules.hitsOnEntry ? pool.owner[row] !== creature : subtype?.lurks) {
        subtype?.stepped?.(world, row);
      }
      if (!rules.hitsOnEntry) {
        return;
      }
    }
  }
}
