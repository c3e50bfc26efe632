// Common start of NetHack's spells: the level, the caster, the released power and its hit.

import { InvariantError } from '../errors/index.ts';
import { textOf } from '../objects/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { putEffect } from './pool/lifetime.ts';
import type { CasterView, Explosion, PowerHit, PowerRule } from './powers/power-rule.ts';
import type { SpellPort } from './spell-port.ts';
import { type CastOrder, creditedWith, type PowerKey, type SpellWorld } from './spell-world.ts';

/** Intelligence and dexterity without bonus or penalty. */
const PLAIN = 10;

/** The opposed bits of fire and cold. */
const FIRE = attackBit('fire');
const COLD = attackBit('cold');

/** Turns of ten ticks for which a spell's trace is visible. */
const TRACE_TICKS = 2;

/** The level's port; throws an InvariantError in a world for Crossfire's subtypes only. */
export function portOf({ port }: SpellWorld): SpellPort {
  if (port === undefined) {
    throw new InvariantError('a spell of the casting slot in a world without one');
  }
  return port;
}

/** The caster; an item or a monster casts by its level only, without aim or bonus. */
export function casterOf({ casterView, level }: CastOrder): CasterView {
  return (
    casterView ?? {
      level: Math.max(1, level),
      intelligence: PLAIN,
      dexterity: PLAIN,
      skill: 'basic',
      role: '',
      aims: false,
    }
  );
}

/** The power that a spell releases. Throws an InvariantError for an unknown word. */
export function powerOf(world: SpellWorld, { spell }: CastOrder, key: PowerKey): PowerRule {
  const word = textOf(spell, key);
  const power = portOf(world).powers.find(word);
  if (power === undefined) {
    throw new InvariantError(`${spell.id} has no power: ${key} ${word}`);
  }
  return power;
}

/** One hit of a power. @param explosion absent: a ray's */
export function hitOf(
  order: CastOrder,
  power: PowerRule,
  explosion: Explosion = power.bursts === true ? 'plain' : 'none',
): PowerHit {
  const { attackType } = order.facts;
  const opposite = (attackType & FIRE) !== 0 ? COLD : (attackType & COLD) !== 0 ? FIRE : 0;
  return {
    power,
    by: casterOf(order),
    owner: creditedWith(order),
    attackType,
    opposite,
    explosion,
  };
}

/** Leaves a visible trace of a spell, which is harmless and fades. */
export function leaveTrace(
  world: SpellWorld,
  order: CastOrder,
  archetype: number,
  square: number,
): void {
  const { pool } = world;
  const newest = pool.newestOn(square);
  const isThere = newest >= 0 && pool.archetype[newest] === archetype && pool.dead[newest] === 0;
  if (!isThere && !pool.full) {
    putEffect(world, {
      archetype,
      square,
      duration: TRACE_TICKS,
      owner: order.caster,
      speed: 1,
    });
  }
}
