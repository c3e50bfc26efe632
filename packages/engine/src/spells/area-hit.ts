// Hits of effects on squares. Crossfire server/attack.c (hit_map), server/spell_util.c (counterspell).
// Friends and foes are hit alike.

import { isGod, textOf } from '../objects/index.ts';
import { CHAOS, COUNTERSPELL, MAGIC } from './attack-types.ts';
import { chaosOf } from './hits/creature-hit.ts';
import type { EffectKind } from './pool/effect-kind.ts';
import { kindAt } from './pool/kinds.ts';
import { endEffect } from './pool/lifetime.ts';
import type { CastOrder, SpellWorld } from './spell-world.ts';

/** Hits an effect's own square in full with its own attack type. @returns whether the effect still exists */
export function hitInFull(world: SpellWorld, row: number): boolean {
  const { pool } = world;
  return hitSquare(world, row, pool.square[row]!, pool.attackType[row]!, true);
}

/**
 * Hits an effect's own square with its own attack type. A creature of several squares takes its share on each.
 * @returns whether the effect still exists
 */
export function hitInPart(world: SpellWorld, row: number): boolean {
  const { pool } = world;
  return hitSquare(world, row, pool.square[row]!, pool.attackType[row]!, false);
}

/**
 * Hits a square with an effect's damage and any attack type; squares off the map are ignored.
 * @param full false: a creature of several squares takes its share on each
 * @returns whether the effect still exists
 */
export function hitSquare(
  world: SpellWorld,
  row: number,
  square: number,
  type: number,
  full: boolean,
): boolean {
  const { pool, living, ground } = world;
  if (type === 0 || !ground.has(square)) {
    return true;
  }
  let left = type;
  if ((left & COUNTERSPELL) !== 0) {
    counter(world, row, square);
    left &= ~COUNTERSPELL;
    if ((left & ~MAGIC) === 0) {
      return pool.dead[row] === 0;
    }
  }
  if ((left & CHAOS) !== 0) {
    // quirk: the type that chaos becomes applies from the next turn on, so this hit often has none.
    pool.setAttackType(row, chaosOf(world.chance, world.rules.hits));
    left &= ~CHAOS;
  }
  if (left !== 0 && living.isLiving(square)) {
    strike(world, row, square, left, full);
    if (pool.blow.ends && pool.dead[row] === 0) {
      endEffect(world, row);
    }
  }
  const burns = left !== 0 && pool.dead[row] === 0 && pool.damage[row]! > 0;
  if (burns && world.lying.hasThings(square)) {
    fillBlow(world, row, square, left, full);
    world.lying.strike(pool.blow);
  }
  return pool.dead[row] === 0;
}

/** A hit on the creatures of a square, in full by default. @returns the damage dealt */
export function strike(
  world: SpellWorld,
  row: number,
  square: number,
  type: number,
  full = true,
): number {
  fillBlow(world, row, square, type, full);
  return world.living.strike(world.pool.blow);
}

function fillBlow(
  world: SpellWorld,
  row: number,
  square: number,
  type: number,
  full: boolean,
): void {
  const { pool } = world;
  const { blow } = pool;
  blow.square = square;
  blow.damage = pool.damage[row]!;
  blow.attackType = type;
  blow.owner = pool.owner[row]!;
  blow.source = pool.archetype[row]!;
  blow.level = pool.level[row]!;
  blow.full = full;
  blow.slaying = slayingOf(world, row);
  blow.god = godIn(world, row);
  blow.oneHit = kindAt(world, pool.archetype[row]!).oneHit;
  blow.ends = false;
}

/** The races that an effect slays: its spell's, else its own archetype's. */
function slayingOf(world: SpellWorld, row: number): string {
  const slayer = world.pool.slayer[row]!;
  const { archetype } = kindAt(world, world.pool.archetype[row]!);
  return textOf(slayer === 0 ? archetype : world.archetypeAt(slayer - 1), 'slaying');
}

/** The god in whose name an effect hits: its catalogue index plus 1, 0 for none. */
function godIn(world: SpellWorld, row: number): number {
  const slayer = world.pool.slayer[row]!;
  return slayer !== 0 && isGod(world.archetypeAt(slayer - 1)) ? slayer : 0;
}

/** The reference that a bolt or bullet keeps to its spell for slaying: 0 for none. */
export function slayerOf({ spell }: CastOrder): number {
  return textOf(spell, 'slaying') === '' ? 0 : spell.index + 1;
}

/** Ends other magic of lower level on a square. */
function counter(world: SpellWorld, row: number, square: number): void {
  const { pool } = world;
  for (let other = pool.newestOn(square); other >= 0; other = pool.next[other]!) {
    const foreign = pool.owner[other] !== pool.owner[row];
    if (foreign && pool.dead[other] === 0 && pool.level[other]! < pool.level[row]!) {
      const type = pool.attackType[other]!;
      const magical = (type & MAGIC) !== 0 && (type & COUNTERSPELL) === 0;
      if (magical || countersAll(world, row, kindAt(world, pool.archetype[other]!))) {
        endEffect(world, other);
      }
    }
  }
}

/** Nonmagical effects yield only to an effect without food whose clock is at 0. */
function countersAll({ pool }: SpellWorld, row: number, other: EffectKind): boolean {
  return other.subtype !== 0 && pool.food[row] === 0 && pool.speedLeft[row] === 0;
}
