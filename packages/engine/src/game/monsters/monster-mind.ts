// A monster's knowledge for its decision, read from the level into the game's shared record.

import {
  type AbilityMoment,
  type Creature,
  escapeScrollIn,
  type Footing,
  footingOf,
  healingPotionIn,
  type MindView,
  strikingWandIn,
  WAY,
} from '../../actors/index.ts';
import { type GameObject, TYPE } from '../../objects/index.ts';
import {
  directionTowards,
  distance,
  exactDirection,
  type LevelMap,
  nearestPart,
} from '../../world/index.ts';
import type { Level } from '../dungeon/level.ts';
import { fears } from '../fixtures/ways-around.ts';
import { canCarry } from '../forms/monster-outfit.ts';
import { isHiddenFrom } from '../movement/hiding.ts';
import { apart } from '../movement/where.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { abilitiesNow, abilityOneIn } from './monster-magic.ts';

/** Fills the record for a monster that hunts or stumbles. */
export function fillMind(state: GameState, monster: Creature, seesHero: boolean): void {
  const { hero, level } = state;
  const { mind } = state.scratch;
  const { conditions, carried } = monster;
  const goal = monster.target >= 0 ? monster.target : monster.square;
  mind.traits = monster.traits;
  mind.hitPoints = monster.hitPoints;
  mind.maxHitPoints = monster.maxHitPoints;
  const isSound = conditions.clear;
  mind.afraid = !isSound && conditions.has('afraid');
  mind.confused = !isSound && conditions.has('confused');
  mind.helpless = !isSound && conditions.helpless;
  mind.hunts = monster.hunts;
  mind.seesHero = seesHero;
  mind.distance = apart(level.map, monster, goal);
  mind.towards = level.fixtures.hasWalls ? towardsOf(level.map, monster, goal) : 0;
  // A monster that believes the hero to be elsewhere doesn't strike at his actual square.
  const isFooled = goal !== hero.square && isHiddenFrom(state, monster);
  mind.beside = isFooled ? 0 : besideHero(state, monster);
  mind.equipped = carried.length > 0 || monster.abilities.length > 0 || monster.traits.shoots;
  if (mind.equipped) {
    fillMeans(state, monster, mind);
  } else {
    mind.abilities = monster.abilities;
    mind.hasMissiles = false;
    mind.aim = 0;
  }
  mind.thingsUnderfoot = monster.traits.collects && findsToCarry(state, monster);
  // Most monsters attack at once, and need no numbers for that.
  const hasPattern = monster.traits.fights !== 'attacks';
  mind.patterns = hasPattern ? state.ruleset.slots.world.minds.patterns : undefined;
  mind.patternAt = hasPattern ? monster.stock.patternAt : 0;
  lookAround(state, mind, monster, goal);
}

/** What it can do from afar, and for itself: with its abilities, and with what it carries. */
function fillMeans(state: GameState, monster: Creature, mind: MindView): void {
  const { conditions, carried } = monster;
  const carries = carried.length > 0;
  mind.wand = carries ? strikingWandIn(state.ruleset, carried, state.world.ticks) : -1;
  mind.zapsOneIn = state.ruleset.slots.world.minds.zapsOneIn;
  const strikesFar = monster.traits.shoots || monster.abilities.length > 0 || mind.wand >= 0;
  mind.aim = mind.seesHero && strikesFar ? aimOf(state, monster, state.hero.square) : 0;
  const abilities = abilitiesNow(state, monster);
  mind.abilities = abilities;
  mind.abilityOneIn = abilityOneIn(state, monster);
  mind.fast = conditions.has('fast');
  mind.crowded = abilities.length > 0 && abilities.some(callsOthers) && isCrowded(state);
  mind.hasMissiles =
    carries && monster.traits.shoots && missileIn(carried) >= 0 && carried.some(isLauncher);
  mind.healingPotion = carries ? healingPotionIn(carried) : -1;
  mind.escapeScroll = carries ? escapeScrollIn(carried) : -1;
}

/** Whether something lies under a monster that it can carry. */
function findsToCarry(state: GameState, monster: Creature): boolean {
  const pile = state.level.items.get(monster.square);
  return pile?.some(item => canCarry(state, monster, item)) === true;
}

function callsOthers({ moment }: { readonly moment: AbilityMoment }): boolean {
  return moment === 'few';
}

/** Whether enough monsters on the level hunt the hero already, so that none summons more. */
function isCrowded(state: GameState): boolean {
  const { level, ruleset } = state;
  let hunters = 0;
  for (const creature of level.creatures.all) {
    hunters += Number(creature.alive && creature.hunts && isHostile(state, creature));
  }
  return hunters >= ruleset.slots.world.minds.enoughHunters;
}

/** Inventory index of a missile that it can shoot or throw, −1 for none. */
export function missileIn(carried: readonly GameObject[]): number {
  return carried.findIndex(isAmmunition);
}

function isAmmunition({ archetype }: GameObject): boolean {
  return archetype.type === TYPE.ammunition;
}

function isLauncher({ archetype }: GameObject): boolean {
  return archetype.type === TYPE.launcher;
}

/** The direction of the adjacent hero from the part that is nearest to him; 0 if he isn't adjacent. */
function besideHero({ level, hero }: GameState, monster: Creature): number {
  const { map } = level;
  const { shape, square: head } = monster;
  const square = shape.size === 1 ? head : nearestPart(map, shape, head, hero.square);
  if (distance(map, square, hero.square) > 1) {
    return 0;
  }
  return exactDirection(map.x(hero.square) - map.x(square), map.y(hero.square) - map.y(square));
}

/** The direction of a square from the nearest part of a monster; 0: it is there. */
function towardsOf(map: LevelMap, { shape, square }: Creature, goal: number): number {
  const from = nearestPart(map, shape, square, goal);
  return directionTowards(map.x(goal) - map.x(from), map.y(goal) - map.y(from));
}

/** Direction of an unobstructed ray from one of its squares to another square, 0 for none. */
function aimOf(state: GameState, monster: Creature, to: number): number {
  const from = aimsFrom(state, monster, to);
  const { map } = state.level;
  return from < 0 ? 0 : exactDirection(map.x(to) - map.x(from), map.y(to) - map.y(from));
}

/**
 * The square of a monster from which an unobstructed ray leads to another square: the first such part; −1 for
 * none. Crossfire server/monster.c (monster_move: every part tries to cast).
 */
export function aimsFrom(state: GameState, { shape, square }: Creature, to: number): number {
  const offsets = shape.offsets(state.level.map.stride);
  for (let part = 0; part < offsets.length; part++) {
    const from = square + offsets[part]!;
    if (aimAt(state, from, to) !== 0) {
      return from;
    }
  }
  return -1;
}

/** Direction of an unobstructed ray between two squares, 0 for none. */
function aimAt({ level, ruleset }: GameState, from: number, to: number): number {
  const { map } = level;
  const direction = exactDirection(map.x(to) - map.x(from), map.y(to) - map.y(from));
  if (direction === 0 || distance(map, from, to) > ruleset.slots.world.minds.aimsWithin) {
    return 0;
  }
  for (let at = map.neighbour(from, direction); at !== to; at = map.neighbour(at, direction)) {
    if (map.occupant[at] !== 0 || !map.openToEffects(at)) {
      return 0;
    }
  }
  return direction;
}

/** The state of adjacent squares, and their distance to its goal. */
function lookAround(state: GameState, mind: MindView, monster: Creature, goal: number): void {
  const { level } = state;
  const { occupant, terrain, offsets } = level.map;
  const { square: from, shape } = monster;
  const stepsOfAll = level.ways.to(goal, monster.traits, shape);
  const footing = footingOf(monster.traits);
  const { ways: waysOver } = footing;
  // The busiest loop of all: arrays are looked up once.
  const { steps, ways } = mind;
  steps[0] = stepsOfAll[from]!;
  ways[0] = WAY.taken;
  let hasWay = false;
  for (let direction = 1; direction <= 8; direction++) {
    const square = from + offsets[direction]!;
    if (occupant[square] === 0) {
      const way = waysOver[terrain[square]!]!;
      ways[direction] = way;
      steps[direction] = stepsOfAll[square]!;
      hasWay ||= way !== WAY.blocked;
    } else {
      ways[direction] = WAY.taken;
      steps[direction] = -1;
    }
  }
  mind.hasWay = hasWay;
  if (level.map.obstructedAround(from)) {
    blockWays(level, ways, from, footing.moves);
  }
  if (shape.size > 1) {
    // It is in its own way on some of these squares, which count as they are for it as a whole.
    mind.hasWay = true;
    for (let direction = 0; direction <= 8; direction++) {
      const square = from + offsets[direction]!;
      steps[direction] = stepsOfAll[square]!;
      ways[direction] = wayOfAll(level, monster, square, footing);
    }
  }
  if (level.fixtures.feared) {
    shunTraps(state, mind, monster);
  }
}

/** What fixtures block for those who move in such a way. */
function blockWays(
  { map: { occupant, offsets, obstacle }, fixtures }: Level,
  ways: MindView['ways'],
  from: number,
  moves: number,
): void {
  for (let direction = 0; direction <= 8; direction++) {
    const square = from + offsets[direction]!;
    if ((obstacle[square]! & moves) !== 0 && occupant[square] === 0) {
      ways[direction] = fixtures.wallOn(square) === undefined ? WAY.blocked : WAY.wall;
    }
  }
}

/** A monster rarely steps on a trap that it knows. Label: `dares`. */
function shunTraps(state: GameState, { ways }: MindView, monster: Creature): void {
  const { level, ruleset } = state;
  const { daresOneIn } = ruleset.slots.world.fixtures;
  for (let direction = 1; direction <= 8; direction++) {
    const square = monster.square + level.map.offsets[direction]!;
    const isShunned =
      ways[direction] === WAY.free &&
      level.fixtures.countOn(square) > 0 &&
      fears(level, monster, square) &&
      !state.luck('traps').test(1, daresOneIn, 'dares');
    if (isShunned) {
      ways[direction] = WAY.taken;
    }
  }
}

/**
 * The state of a place for a creature of several squares: blocked if any of them is, else a wall if one can be torn
 * down on one, else taken if another is on one, else a door if there is one, else free.
 */
function wayOfAll(
  { map: { occupant, terrain, obstacle, stride }, fixtures }: Level,
  { id, shape }: Creature,
  place: number,
  { ways, moves }: Footing,
): number {
  const parts = shape.offsets(stride);
  let way: number = WAY.free;
  for (let part = 0; part < parts.length; part++) {
    const square = place + parts[part]!;
    const over = ways[terrain[square]!]!;
    const isObstructed = (obstacle[square]! & moves) !== 0;
    if (over === WAY.blocked || (isObstructed && fixtures.wallOn(square) === undefined)) {
      return WAY.blocked;
    }
    if (isObstructed) {
      way = WAY.wall;
    } else if (way === WAY.wall) {
    } else if (occupant[square] !== 0 && occupant[square] !== id) {
      way = WAY.taken;
    } else if (over === WAY.door && way === WAY.free) {
      way = WAY.door;
    }
  }
  return way;
}
