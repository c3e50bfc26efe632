// What an aura does to the squares around its bearer: it hits them, and lays something on them or has those on his
// side cast. Crossfire types/spell_effect (move_aura).

import { type Archetype, spellFacts, TYPE, textOf } from '../../objects/index.ts';
import { hitSquare } from '../area-hit.ts';
import { putInert } from '../pool/lifetime.ts';
import type { SpellWorld } from '../spell-world.ts';
import type { Force } from './force.ts';

/** One turn of an aura. */
export function auraTurn(world: SpellWorld, creature: number, force: Force): void {
  const { pool, ground, living } = world;
  pool.begin();
  const row = strikingRow(world, creature, force);
  const made = textOf(force.source, 'otherArch');
  const maker = made === '' ? undefined : world.archetype(made);
  const { range } = force;
  const home = living.squareOf(creature);
  for (let east = -range; east <= range; east++) {
    const middle = along(ground, home, east > 0 ? EAST : WEST, Math.abs(east));
    const north = middle < 0 ? 0 : reach(ground, middle, NORTH, range);
    let square = middle < 0 ? -1 : along(ground, middle, NORTH, north);
    for (let south = -north; south <= range && square >= 0; south++) {
      if ((east !== 0 || south !== 0) && world.bearers.passes(creature, square)) {
        touch(world, row, square, force, maker, creature);
      }
      square = along(ground, square, SOUTH, 1);
    }
  }
  pool.kill(row);
  pool.settle();
}

/** A row of the pool that hits for the aura, unseen: the aura itself is carried. */
function strikingRow({ pool, living }: SpellWorld, creature: number, force: Force): number {
  const row = pool.addBlank(force.source.index, living.squareOf(creature));
  pool.damage[row] = force.damage;
  pool.setAttackType(row, force.attackType);
  pool.level[row] = force.level;
  pool.owner[row] = force.owner;
  return row;
}

function touch(
  world: SpellWorld,
  row: number,
  square: number,
  force: Force,
  made: Archetype | undefined,
  creature: number,
): void {
  const { pool } = world;
  if (force.attackType !== 0 && pool.dead[row] === 0) {
    hitSquare(world, row, square, pool.attackType[row]!, false);
    // Chaos becomes another type for good.
    force.attackType = pool.attackType[row]!;
  }
  if (made === undefined) {
    return;
  }
  if (made.type === TYPE.spell) {
    castBy(world, square, force, made, creature);
  } else {
    putInert(world, made, square);
  }
}

/** A creature of the bearer's side that stands there casts the aura's spell on itself. */
function castBy(
  world: SpellWorld,
  square: number,
  force: Force,
  spell: Archetype,
  creature: number,
): void {
  const caster = world.living.isLiving(square) ? world.living.idOn(square) : 0;
  if (caster !== 0 && world.bearers.standsWith(creature, caster)) {
    world.casts.release(world, {
      spell,
      facts: spellFacts(spell),
      caster,
      credited: force.owner,
      direction: 0,
      level: Math.max(1, force.level),
      damageBonus: 0,
      attuned: 0,
      repelled: 0,
      denied: 0,
      depth: 1,
    });
  }
}

/** Whether a square lies within an aura around another, and isn't its centre. */
function liesWithin(
  ground: SpellWorld['ground'],
  home: number,
  range: number,
  square: number,
): boolean {
  for (let east = -range; east <= range; east++) {
    const middle = along(ground, home, east > 0 ? EAST : WEST, Math.abs(east));
    for (const way of [NORTH, SOUTH]) {
      let at = middle;
      for (let steps = 0; steps <= range && at >= 0; steps++) {
        if (at === square) {
          return at !== home;
        }
        at = along(ground, at, way, 1);
      }
    }
  }
  return false;
}

/** A creature has come into an aura: under some rules it is hit, at most once a tick. */
export function enterAura(
  world: SpellWorld,
  bearer: number,
  force: Force,
  square: number,
  creature: number,
): void {
  const { pool, ground, living } = world;
  const hits = force.kind === 'aura' && force.attackType !== 0 && creature !== bearer;
  if (!hits || force.entered.includes(creature)) {
    return;
  }
  if (!liesWithin(ground, living.squareOf(bearer), force.range, square)) {
    return;
  }
  if (world.bearers.passes(bearer, square)) {
    force.entered = [...force.entered, creature];
    pool.begin();
    const row = strikingRow(world, bearer, force);
    hitSquare(world, row, square, force.attackType, false);
    force.attackType = pool.attackType[row]!;
    pool.kill(row);
    pool.settle();
  }
}

/** The square that many steps away; −1 off the map. */
function along(
  ground: SpellWorld['ground'],
  from: number,
  direction: number,
  steps: number,
): number {
  let square = from;
  for (let step = 0; step < steps && square >= 0; step++) {
    const next = ground.neighbour(square, direction);
    square = ground.has(next) ? next : -1;
  }
  return square;
}

/** Number of squares in a direction before the edge of the map. @param most counts no further */
function reach(
  ground: SpellWorld['ground'],
  from: number,
  direction: number,
  most: number,
): number {
  let steps = 0;
  for (let at = along(ground, from, direction, 1); steps < most && at >= 0; steps++) {
    at = along(ground, at, direction, 1);
  }
  return steps;
}

const NORTH = 1;
const EAST = 3;
const SOUTH = 5;
const WEST = 7;
