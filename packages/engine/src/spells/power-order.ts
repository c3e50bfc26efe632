// What every one of NetHack's spells begins with: the level on which it happens, who casts, which power
// it releases and what a hit of that is.

import { InvariantError } from '../errors/index.ts';
import { textOf } from '../objects/index.ts';
import { attackBit } from '../spellcraft/index.ts';
import { putEffect } from './pool/lifetime.ts';
import type { CasterView, Explosion, PowerHit, PowerRule } from './powers/power-rule.ts';
import type { SpellPort } from './spell-port.ts';
import type { CastOrder, PowerKey, SpellWorld } from './spell-world.ts';

/** Intelligence and dexterity that neither help nor hinder. */
const PLAIN = 10;

/** Bits of fire and of cold, which are opposed to each other. */
const FIRE = attackBit('fire');
const COLD = attackBit('cold');

/** Turns of ten ticks for which the trace of a spell hangs in the air: none after this tick. */
const TRACE_TICKS = 2;

/** The level; throws an InvariantError where only Crossfire's subtypes are released. */
export function portOf({ port }: SpellWorld): SpellPort {
  if (port === undefined) {
    throw new InvariantError('a spell of the casting slot in a world without one');
  }
  return port;
}

/** Who casts; a thing or a monster casts by its level alone, without aim or bonus. */
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

/** The power that a spell releases. Throws an InvariantError for a word that leads to none. */
export function powerOf(world: SpellWorld, { spell }: CastOrder, key: PowerKey): PowerRule {
  const power = portOf(world).powers.find(textOf(spell, key));
  if (power === undefined) {
    throw new InvariantError(`${spell.id} has no ${key}`);
  }
  return power;
}

/** One hit of a power. @param explosion absent: that of a ray */
export function hitOf(
  order: CastOrder,
  power: PowerRule,
  explosion: Explosion = power.bursts === true ? 'plain' : 'none',
): PowerHit {
  const { attackType } = order.facts;
  const opposite = (attackType & FIRE) !== 0 ? COLD : (attackType & COLD) !== 0 ? FIRE : 0;
  return { power, by: casterOf(order), owner: order.caster, attackType, opposite, explosion };
}

/** Leaves what shows where a spell went; it hangs there for a moment and does nothing. */
export function leaveTrace(world: SpellWorld, order: CastOrder, archetype: number, square: number) {
  const { pool } = world;
  const newest = pool.newestOn(square);
  const isThere = newest >= 0 && pool.archetype[newest] === archetype && pool.dead[newest] === 0;
  if (!isThere) {
    putEffect(world, {
      archetype,
      square,
      duration: TRACE_TICKS,
      owner: order.caster,
      speed: 1,
    });
  }
}
