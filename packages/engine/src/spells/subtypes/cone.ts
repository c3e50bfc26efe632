// Cones: start next to the caster and widen as they advance. Crossfire server/spell_attack.c (cast_cone),
// types/spell_effect (move_cone).

import { truncDiv } from '../../integers/index.ts';
import { factOf } from '../../objects/index.ts';
import type { EffectRules } from '../../spellcraft/index.ts';
import { type AdjustedSpell, adjustedSpell } from '../adjusted.ts';
import { hitInPart } from '../area-hit.ts';
import { FEAR, HOLY_WORD, TURN_UNDEAD } from '../attack-types.ts';
import { slayerOfGod, type TailoredAttack, tailored } from '../divine/tailored.ts';
import { wrap } from '../headings.ts';
import { turnBonus } from '../hits/turning.ts';
import { knockBack } from '../knockback.ts';
import { kindAt } from '../pool/kinds.ts';
import { endEffect, putCopy, putEffect, putPlain } from '../pool/lifetime.ts';
import { absorbOthers } from '../pool/merge.ts';
import { maySpread } from '../pool/spread.ts';
import {
  type Bearing,
  type CastOrder,
  creditedWith,
  type SpellWorld,
  type Subtype,
  startOf,
} from '../spell-world.ts';
import { fail } from '../told/told-order.ts';

/** Cones: subtype 7. */
export const cone: Subtype = {
  number: 7,
  name: 'cone',
  needsDirection: true,
  attacks: () => true,
  atSelf: true,
  lurks: true,
  cast: release,
  turn: widen,
  stepped: hitInPart,
};

function release(world: SpellWorld, given: CastOrder): boolean {
  // Some spells ignore the direction.
  const order = factOf(given.spell, 'allAround') === 0 ? given : { ...given, direction: 0 };
  const { direction, byRune = false } = order;
  const attack = tailored(world, order.caster, order.facts.attackType);
  if (attack === undefined) {
    return fail(world, order, 'no-god');
  }
  const numbers = adjustedSpell(world, order);
  const first = direction === 0 ? (byRune ? 0 : 1) : direction - 1;
  const last = direction === 0 ? 8 : direction + 1;
  let started = false;
  for (let way = first; way <= last; way++) {
    // quirk: for a rune, the direction to the left of north is its own square.
    const towards = way === 0 && byRune ? 0 : wrap(way);
    started = startPiece(world, order, numbers, attack, towards) || started;
  }
  return started;
}

/** One of a cone's first pieces. @returns whether there was room */
function startPiece(
  world: SpellWorld,
  order: CastOrder,
  numbers: AdjustedSpell,
  attack: TailoredAttack,
  towards: number,
): boolean {
  const { ground, pool } = world;
  const from = startOf(world, order);
  const square = ground.has(from) ? ground.neighbour(from, towards) : from;
  if (!ground.has(square) || !ground.openToEffects(square)) {
    return false;
  }
  const effect = world.archetype(order.facts.makes);
  const row = putEffect(world, {
    archetype: effect.index,
    square,
    damage: numbers.damage + order.damageBonus,
    attackType: attack.attackType,
    slayer: slayerOfGod(attack.god),
    range: order.direction === 0 ? rangeAround(world, order, numbers.range) : numbers.range,
    duration: numbers.duration + extraDuration(world, order),
    direction: order.direction === 0 ? towards : order.direction,
    level: numbers.casterLevel,
    owner: creditedWith(order),
    strand: pool.newStrand(),
    speed: factOf(effect, 'speed'),
  });
  dropUnder(world, row);
  return true;
}

/** In all directions a cone reaches a fraction as far, but the least range if its spell does. */
function rangeAround({ rules }: SpellWorld, { spell }: CastOrder, range: number): number {
  const { aroundOver, leastAround } = rules.effects.cones;
  const around = truncDiv(range, aroundOver);
  return factOf(spell, 'range') >= leastAround ? Math.max(leastAround, around) : around;
}

/** Charisma prolongs fear; piety prolongs turning and the holy word. */
function extraDuration({ rules }: SpellWorld, { facts, bearing, level }: CastOrder): number {
  const { charisma, pietyOver, levelOver } = rules.effects.cones;
  let extra = 0;
  if ((facts.attackType & FEAR) !== 0) {
    extra += bearing === undefined ? truncDiv(level, levelOver) : presence(charisma, bearing);
  }
  if ((facts.attackType & (HOLY_WORD | TURN_UNDEAD)) !== 0) {
    extra +=
      bearing === undefined
        ? truncDiv(level, levelOver)
        : truncDiv(turnBonus(rules.hits, bearing.wisdom), pietyOver);
  }
  return extra;
}

function presence(rows: EffectRules['cones']['charisma'], { charisma }: Bearing): number {
  return rows.find(({ most }) => charisma <= most)?.bonus ?? 0;
}

function widen(world: SpellWorld, row: number): void {
  const { pool } = world;
  const kind = kindAt(world, pool.archetype[row]!);
  if (!hitInPart(world, row) || kind.lasting) {
    return;
  }
  knockBack(world, row, pool.direction[row]!);
  if (pool.duration[row]! < 0) {
    endEffect(world, row);
    return;
  }
  pool.duration[row]!--;
  pool.range[row]!--;
  if (pool.range[row]! < 0) {
    pool.range[row] = 0;
    return;
  }
  if (!(kind.standStill && world.rules.conesStandStill)) {
    spread(world, row, pool.direction[row]!);
  }
}

function spread(world: SpellWorld, row: number, direction: number): void {
  const { pool, ground } = world;
  const from = pool.square[row]!;
  for (let turned = -1; turned <= 1; turned++) {
    const square = ground.neighbour(from, wrap(direction + turned));
    if (maySpread(world, row, square)) {
      const copy = putCopy(world, row, square);
      pool.duration[copy]!++;
      pool.speedLeft[copy] = pool.speedLeft[row]!;
      absorbOthers(world, copy);
      dropUnder(world, copy);
    }
  }
}

/** Effects that a cone leaves under its pieces: pools, webs. */
function dropUnder(world: SpellWorld, row: number): void {
  const { pool } = world;
  const { makes } = kindAt(world, pool.archetype[row]!);
  if (makes >= 0 && !pool.full) {
    putPlain(world, makes, pool.square[row]!, pool.level[row]!, pool.owner[row]!);
  }
}
