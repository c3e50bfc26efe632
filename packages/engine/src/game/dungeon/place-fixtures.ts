// The fixtures of a new level: runes and traps, firewalls joined to plates and levers, firewalls with clocks of
// their own, signs, mirrors and altars. None is on stairs or doors, or where a hero sees it from the stairs.

import type { Chance } from '../../chance/index.ts';
import {
  type Archetype,
  type Content,
  factOf,
  isFixture,
  leadsBelow,
  makeObject,
  makeTreasure,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { trapDamage, trapHiding, trapLevel } from '../../spellcraft/index.ts';
import { type Area, type LevelMap, Sight, TERRAINS } from '../../world/index.ts';
import { Fixture } from './fixture.ts';
import { layLane } from './lane.ts';
import type { Level } from './level.ts';

/** What a level's fixtures are made with. */
export interface FixturePlan {
  readonly chance: Chance;
  readonly ruleset: Ruleset;
  readonly content: Content;
  readonly level: Level;
  /** From 1. */
  readonly depth: number;
  /** Level of the hero for whom the level is made. */
  readonly heroLevel: number;
  readonly areas: readonly Area[];
  /** Squares at which heroes arrive. */
  readonly arrivals: readonly number[];
  readonly nextId: () => number;
}

/** What a trap is made with. */
type TrapPlan = Omit<FixturePlan, 'areas' | 'arrivals'>;

/** Range of sight from the stairs, in squares. */
const EYESIGHT = 40;

/** The four directions along which firewalls shoot across a room. */
const STRAIGHT = [1, 3, 5, 7];

/** Half of the eight directions. */
const HALF_TURN = 4;

/** The number of stairs down among the terrains. */
const STAIRS_DOWN = TERRAINS.findIndex(({ name }) => name === 'stairs-down');

const TRAPS: ReadonlySet<number> = new Set([TYPE.rune, TYPE.trap]);
const PLATES: ReadonlySet<number> = new Set([
  TYPE.button,
  TYPE.triggerButton,
  TYPE.pedestal,
  TYPE.triggerPedestal,
]);
const LEVERS: ReadonlySet<number> = new Set([TYPE.handle, TYPE.trigger]);
const FIREWALLS: ReadonlySet<number> = new Set([TYPE.firewall, TYPE.firechest]);
const SIGNS: ReadonlySet<number> = new Set([TYPE.sign]);
const MIRRORS: ReadonlySet<number> = new Set([TYPE.mirror]);
const ALTARS: ReadonlySet<number> = new Set([TYPE.altar]);
const FEATURES: ReadonlySet<number> = new Set([TYPE.fountain, TYPE.throne, TYPE.sink]);

/** Places the fixtures of a level. Content without any leaves the luck of the level untouched. */
export function placeFixtures(plan: FixturePlan): void {
  const { chance, ruleset, content, depth } = plan;
  const { fixtures: rules } = ruleset.slots.world;
  const kinds = content.archetypes.filter(archetype => isMetAt(archetype, depth));
  const squares = openSquares(plan);
  if (depth < rules.fromDepth || kinds.length === 0 || squares.length === 0) {
    return;
  }
  const { sure, perDepth, most, sides } = rules.traps;
  const atDepth = Math.min(most, sure + perDepth * (depth - rules.fromDepth));
  const traps = atDepth + chance.roll(1, sides, 'traps');
  for (let trap = 0; trap < traps; trap++) {
    placeTrap(plan, kinds, squares);
  }
  if (chance.test(1, rules.batteries.oneIn, 'battery')) {
    placeBattery(plan, kinds, squares);
  }
  if (chance.test(1, rules.firewallOneIn, 'firewall')) {
    placeFirewall(plan, kinds, squares);
  }
  if (chance.test(1, rules.signOneIn, 'sign')) {
    placeOne(plan, kindOf(chance, kinds, SIGNS), squares);
  }
  const hasMirrors = kinds.some(({ type }) => MIRRORS.has(type));
  if (hasMirrors && chance.test(1, rules.mirrorOneIn, 'mirror')) {
    placeOne(plan, kindOf(chance, kinds, MIRRORS), squares);
  }
  placeAltar(plan, kinds, squares);
  const hasFeatures = kinds.some(({ type }) => FEATURES.has(type));
  if (hasFeatures && chance.test(1, rules.featureOneIn, 'feature')) {
    placeOne(plan, kindOf(chance, kinds, FEATURES), squares);
  }
}

/** An altar at the level of a trap of the depth: the higher, the harder to win for another god. */
function placeAltar(plan: FixturePlan, kinds: readonly Archetype[], squares: number[]): void {
  const { chance, ruleset, content, depth, nextId } = plan;
  const { altarOneIn } = ruleset.slots.world.faith;
  const hasAltars = kinds.some(({ type }) => ALTARS.has(type));
  const kind =
    hasAltars && chance.test(1, altarOneIn, 'altar') ? kindOf(chance, kinds, ALTARS) : undefined;
  if (kind !== undefined) {
    const thing = makeObject(content, kind, nextId);
    thing.setFact('level', trapLevel(chance, ruleset.slots.spells, depth));
    place(plan, thing, takeSquare(chance, squares));
  }
}

/** A fixture of a kind on a random square. */
function placeOne(plan: FixturePlan, kind: Archetype | undefined, squares: number[]): void {
  const { chance, content, nextId } = plan;
  if (kind !== undefined) {
    place(plan, makeObject(content, kind, nextId), takeSquare(chance, squares));
  }
}

/** Whether new levels of that depth have fixtures of a kind. */
function isMetAt(archetype: Archetype, depth: number): boolean {
  const { fromDepth = 0, toDepth = Number.POSITIVE_INFINITY, frequency = 0 } = archetype.numbers;
  return frequency > 0 && depth >= fromDepth && depth <= toDepth && isFixture(archetype);
}

/** Floor that isn't in line of sight of an arriving hero, and where nothing stands in the way. */
function openSquares({ level: { map }, areas, arrivals }: FixturePlan): number[] {
  const sight = new Sight(map);
  const inSight = new Set<number>();
  for (const arrival of arrivals) {
    sight.look(arrival, EYESIGHT);
    for (let square = 0; square < map.size; square++) {
      if (sight.sees(square)) {
        inSight.add(square);
      }
    }
  }
  return areas.flatMap(({ squares }) => squares).filter(square => !inSight.has(square));
}

/** A kind among those of some types, by their frequencies; undefined for none. Label: `fixture`. */
function kindOf(
  chance: Chance,
  kinds: readonly Archetype[],
  types: ReadonlySet<number>,
  fits: (kind: Archetype) => boolean = () => true,
): Archetype | undefined {
  const fitting = kinds.filter(kind => types.has(kind.type) && fits(kind));
  const weights = fitting.map(kind => factOf(kind, 'frequency'));
  return fitting.length === 0 ? undefined : fitting[chance.pick(weights, 'fixture')];
}

/** Draws a square and takes it from the list; −1 if there is none left. Label: `square`. */
function takeSquare(chance: Chance, squares: number[]): number {
  return squares.length === 0 ? -1 : squares.splice(chance.below(squares.length, 'square'), 1)[0]!;
}

function place({ level }: FixturePlan, thing: Fixture['thing'], square: number): void {
  if (square >= 0) {
    level.fixtures.place(new Fixture(thing, square));
  }
}

/** A rune or trap by the rule of generation: its level, its hiding and, without a spell, its damage. */
function placeTrap(plan: FixturePlan, kinds: readonly Archetype[], squares: number[]): void {
  const thing = makeTrap(plan, kinds);
  if (thing !== undefined) {
    const square = takeSquare(plan.chance, squares);
    if (square >= 0) {
      setTrap(plan, thing, square);
    }
  }
}

/** Puts a trap on its square. One that rolls a boulder needs a lane, else there is none. */
function setTrap(plan: TrapPlan, thing: Fixture['thing'], square: number): void {
  const { chance, content, level, ruleset, nextId } = plan;
  const rules = ruleset.slots.world.mechanisms.boulder;
  const rolls = thing.text('trapEffect') === 'rolling-boulder';
  if (!rolls || layLane({ chance, content, level, rules, nextId }, thing, square)) {
    level.fixtures.place(new Fixture(thing, square));
  }
}

/** A rune or trap of the depth on a square. */
export function placeTrapOn(plan: TrapPlan, square: number): void {
  const kinds = plan.content.archetypes.filter(archetype => isMetAt(archetype, plan.depth));
  const thing = makeTrap(plan, kinds);
  if (thing !== undefined) {
    setTrap(plan, thing, square);
  }
}

/** A rune or trap of the depth. Nothing falls through the floor of a last level. */
function makeTrap(plan: TrapPlan, kinds: readonly Archetype[]): Fixture['thing'] | undefined {
  const { chance, ruleset, content, level, depth, heroLevel, nextId } = plan;
  const isDeepest = !level.map.terrain.includes(STAIRS_DOWN);
  const kind = kindOf(
    chance,
    kinds,
    TRAPS,
    each => !(isDeepest && leadsBelow(textOf(each, 'trapEffect'))),
  );
  if (kind === undefined) {
    return undefined;
  }
  const rules = ruleset.slots.spells;
  const thing = makeObject(content, kind, nextId);
  thing.setFact('level', trapLevel(chance, rules, depth));
  thing.setFact('cha', trapHiding(chance, rules, depth));
  const list = textOf(kind, 'randomitems');
  if (list !== '') {
    const wish = { list, difficulty: depth, level: heroLevel, ruleset };
    thing.inventory.push(...makeTreasure(chance, content, wish, nextId));
  }
  if (thing.inventory.length === 0) {
    const view = { difficulty: depth, attackType: factOf(kind, 'attacktype') };
    thing.setFact('dam', trapDamage(chance, rules, view));
  }
  return thing;
}

/** A spot in a wall from which a firewall shoots across a square. */
interface Embrasure {
  readonly square: number;
  readonly direction: number;
}

/** The walls of a room in the four straight directions from a square, as far as firewalls reach. */
function embrasuresAround(map: LevelMap, from: number, reach: number): Embrasure[] {
  return STRAIGHT.flatMap(towards => {
    let square = from;
    for (let step = 0; step < reach; step++) {
      square = map.neighbour(square, towards);
      const terrain = map.terrainAt(square);
      if (terrain === 'wall' || terrain === 'cave-wall') {
        const direction = ((towards + HALF_TURN - 1) % (2 * HALF_TURN)) + 1;
        return map.has(square) ? [{ square, direction }] : [];
      }
      if (!map.openToEffects(square)) {
        return [];
      }
    }
    return [];
  });
}

/** A firewall in a wall. It casts at the level of a trap of the depth, if that is above its own. */
function setInWall(plan: FixturePlan, kind: Archetype, spot: Embrasure, group: number): void {
  const { chance, ruleset, content, depth, nextId } = plan;
  const thing = makeObject(content, kind, nextId);
  const level = trapLevel(chance, ruleset.slots.spells, depth);
  thing.setFact('level', Math.max(factOf(kind, 'level'), level));
  thing.setOwn('direction', spot.direction);
  if (group > 0) {
    thing.setFact('connected', group);
  }
  place(plan, thing, spot.square);
}

/** Number of the one connection of a level. */
const BATTERY = 1;

/** A plate in the line of one or several firewalls, or a lever beside the room that they shoot across. */
function placeBattery(plan: FixturePlan, kinds: readonly Archetype[], squares: number[]): void {
  const { chance, ruleset, content, level, nextId } = plan;
  const { most, reach } = ruleset.slots.world.fixtures.batteries;
  const trigger = kindOf(chance, kinds, new Set([...PLATES, ...LEVERS]));
  const firewall = kindOf(chance, kinds, FIREWALLS, kind => factOf(kind, 'speed') === 0);
  const square = takeSquare(chance, squares);
  const spots = square < 0 ? [] : embrasuresAround(level.map, square, reach);
  if (trigger === undefined || firewall === undefined || spots.length < 2) {
    return;
  }
  const isLever = LEVERS.has(trigger.type);
  const lever = isLever ? takeSpot(chance, spots).square : square;
  const thing = makeObject(content, trigger, nextId);
  thing.setFact('connected', BATTERY);
  place(plan, thing, lever);
  const wanted = chance.roll(1, Math.min(most, spots.length), 'firewalls');
  for (let firewalls = 0; firewalls < wanted; firewalls++) {
    setInWall(plan, firewall, takeSpot(chance, spots), BATTERY);
  }
}

function takeSpot(chance: Chance, spots: Embrasure[]): Embrasure {
  return spots.splice(chance.below(spots.length, 'wall'), 1)[0]!;
}

/** A firewall that shoots by its own clock. */
function placeFirewall(plan: FixturePlan, kinds: readonly Archetype[], squares: number[]): void {
  const { chance, ruleset, level } = plan;
  const kind = kindOf(chance, kinds, FIREWALLS, ({ numbers }) => (numbers.speed ?? 0) !== 0);
  const from = takeSquare(chance, squares);
  const { reach } = ruleset.slots.world.fixtures.batteries;
  const spots = from < 0 ? [] : embrasuresAround(level.map, from, reach);
  const free = spots.filter(({ square }) => level.fixtures.countOn(square) === 0);
  if (kind !== undefined && free.length > 0) {
    setInWall(plan, kind, takeSpot(chance, free), 0);
  }
}
