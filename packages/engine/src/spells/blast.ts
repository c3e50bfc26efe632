// The end of a bullet: an explosion, a cone, or another effect. Crossfire server/spell_attack.c
// (explode_bullet).

import { factOf } from '../objects/index.ts';
import { MAGIC } from './attack-types.ts';
import { slayerOfGod, tailored } from './divine/tailored.ts';
import { kindAt } from './pool/kinds.ts';
import { putEffect } from './pool/lifetime.ts';
import type { SpellWorld } from './spell-world.ts';

/** Subtype number of cones, which inherit the bullet's direction. */
const CONE = 7;

/** The numbers of an explosion. */
export interface BurstNumbers {
  readonly damage: number;
  /** In squares. */
  readonly radius: number;
  /** In ticks. */
  readonly duration: number;
}

/** Puts something that explodes on its first turn on a square. @param index of its archetype */
export function plantBurst(
  world: SpellWorld,
  index: number,
  square: number,
  { damage, radius, duration }: BurstNumbers,
): void {
  const { archetype } = kindAt(world, index);
  putEffect(world, {
    archetype: index,
    square,
    range: world.rules.effects.fuse,
    blastDamage: damage,
    blastRange: radius,
    blastDuration: duration,
    speed: factOf(archetype, 'speed'),
  });
}

/** Puts a bullet's explosion on its square, with the numbers that the bullet stored for it. */
export function explode(world: SpellWorld, row: number): void {
  const { pool } = world;
  const { makes } = kindAt(world, pool.archetype[row]!);
  const own = factOf(kindAt(world, makes).archetype, 'attacktype');
  explodeWith(world, row, {
    damage: pool.blastDamage[row]!,
    radius: pool.blastRange[row]!,
    duration: pool.blastDuration[row]!,
    attackType: own | (pool.attackType[row]! & MAGIC),
  });
}

/** Puts what an effect explodes into on its square. */
export function explodeWith(
  world: SpellWorld,
  row: number,
  { damage, radius, duration, attackType }: BurstNumbers & { readonly attackType: number },
): void {
  const { pool } = world;
  if (pool.full) {
    return;
  }
  const { makes } = kindAt(world, pool.archetype[row]!);
  const { archetype, subtype } = kindAt(world, makes);
  const attack = tailored(world, pool.owner[row]!, attackType);
  if (attack === undefined) {
    return;
  }
  putEffect(world, {
    archetype: makes,
    square: pool.square[row]!,
    damage,
    range: radius,
    duration,
    direction: subtype === CONE ? pool.direction[row]! : 0,
    level: factOf(archetype, 'level'),
    owner: pool.owner[row]!,
    attackType: attack.attackType,
    slayer: slayerOfGod(attack.god),
    strand: pool.newStrand(),
    speed: factOf(archetype, 'speed'),
  });
}
