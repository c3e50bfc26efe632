// One course of a spell in a preview: it is released on the ground that the hero knows, among creatures that count hits
// instead of taking them.

import type { Chance } from '../../chance/index.ts';
import type { Content } from '../../objects/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import {
  CASTS,
  castSpell,
  drawnSpell,
  EffectPool,
  type Living,
  type SpellWorld,
  type Strike,
} from '../../spells/index.ts';
import type { SpellHit } from '../spell-damage.ts';
import { bearersIn, type PreviewedForce } from './counting-bearers.ts';
import { countingBuilding, type PreviewedObject } from './counting-building.ts';
import { portOf, previewedMana, watcherOf } from './counting-ports.ts';
import { countingSides } from './counting-sides.ts';
import type { PreviewedBody, PreviewView } from './preview-view.ts';
import { previewedFaith } from './previewed-faith.ts';
import {
  type Notes,
  previewedHelp,
  previewedInsight,
  previewedSummons,
} from './previewed-insight.ts';
import { countingThings, NOTHING_MOVES, type SingedThings } from './things.ts';
import { type PreviewedThings, type ToldOutcome, toldPorts } from './told-preview.ts';

/** A hit on a creature. */
export interface PreviewedHit {
  readonly creature: number;
  /** Ticks after the cast; 0 for an immediate hit. */
  readonly tick: number;
  /** The square of the creature that is hit. */
  readonly square: number;
  readonly hit: SpellHit;
}

/** One possible course of a spell. */
export interface SpellFlight {
  readonly hits: readonly PreviewedHit[];
  readonly singed: readonly SingedThings[];
  /** Touched squares with the first tick, in the order of that tick. */
  readonly touched: readonly (readonly [square: number, tick: number])[];
  /** What it does besides, for spells that take arguments; absent: nothing. */
  readonly outcomes?: readonly ToldOutcome[];
  /** Creatures that reflect it. */
  readonly mirrors: readonly number[];
  /** Objects that are set up, torn down or taken away. */
  readonly built: readonly PreviewedObject[];
  /** The work of following it: effects on the map, added up over its ticks. */
  readonly work: number;
  /** Forces that begin or last longer. */
  readonly forces: readonly PreviewedForce[];
}

/** A world in which nothing is known of things. */
const NO_THINGS: PreviewedThings = {
  foods: [],
  missiles: [],
  qualities: [],
  usualMissile: () => -1,
  isHero: () => false,
  wandLevel: () => -1,
};

/** An empty store. */
export function newCourseStore(): CourseStore {
  return { pool: new EffectPool(), quarries: new Map() };
}

/** What the courses of one preview share. */
export interface CourseStore {
  readonly pool: EffectPool;
  /** The targets of homing effects by square: creatures don't move. */
  readonly quarries: Map<number, readonly number[]>;
}

/** One course among creatures that count hits: an ordinary rule. The pool is cleared first. */
export function releaseSpell(
  chance: Chance,
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
  { pool, quarries }: CourseStore,
): SpellFlight {
  pool.clear();
  const hits: PreviewedHit[] = [];
  const singed: SingedThings[] = [];
  const touched = new Map<number, number>();
  let tick = 0;
  let work = 0;
  const touch = (square: number) => {
    if (!touched.has(square)) {
      touched.set(square, tick);
    }
  };
  const { crowd } = view;
  const outcomes: ToldOutcome[] = [];
  const notes = { touch, outcomes };
  const mirrors: number[] = [];
  const built: PreviewedObject[] = [];
  const known = crowd === undefined ? [...view.squares] : [];
  const bodies = crowd === undefined ? view.bodies : undefined;
  const occupants = occupantsOf(known, bodies);
  const bearers = bearersIn(view, rules);
  const world: SpellWorld = {
    rules,
    chance,
    pool,
    quarries,
    ground: view.ground,
    living: countingLiving(view, occupants, notes, strike => {
      const creature = occupants.get(strike.square);
      if (creature !== undefined) {
        hits.push({ creature, tick, ...struckBody(strike, bodies?.get(creature)) });
      }
    }),
    pushing: NOTHING_MOVES,
    lying: countingThings(view, () => tick, singed),
    mana: previewedMana(view, touch),
    faith: previewedFaith(view, occupants, outcomes),
    sides: countingSides(view.sides, occupants, notes),
    casts: CASTS,
    summoning: previewedSummons(
      content,
      square => view.ground.openToEffects(square) && !occupants.has(square),
      notes,
    ),
    bearers,
    ...previewedInsight(view, notes),
    building: countingBuilding(view.building, chance, touch, built),
    ...portOf(view, occupants, touch, (creature, square, met) =>
      hits.push({ creature, tick, square, hit: { met } }),
    ),
    ...toldPorts(view.things ?? NO_THINGS, outcome => outcomes.push(outcome), touch),
    watcher: watcherOf(touch, square => {
      const mirror = occupants.get(square);
      if (mirror !== undefined && !mirrors.includes(mirror)) {
        mirrors.push(mirror);
      }
    }),
    ...namesOf(content, view),
  };
  castSpell(world, view.order);
  while (tick < view.ticks && (world.pool.count > 0 || bearers.acts)) {
    tick++;
    work += world.pool.count;
    bearers.tickAll(world);
  }
  return {
    ...{ hits, singed, touched: [...touched], mirrors, built, work, forces: bearers.begun },
    ...(outcomes.length > 0 && { outcomes }),
  };
}

/** The creatures of a preview: hits on them are counted. */
function countingLiving(
  view: PreviewView,
  occupants: ReadonlyMap<number, number>,
  notes: Notes,
  count: (strike: Strike) => void,
): Living {
  const isEverywhere = view.crowd === 'everybody';
  const isFoe = foeTest(view, occupants);
  return {
    isLiving: square => isEverywhere || occupants.has(square) || isWall(view, square),
    idOn: square => occupants.get(square) ?? (isEverywhere ? square + 1 : 0),
    isQuarry: isFoe,
    reflectorsOn: square => Number(view.reflectors?.has(occupants.get(square) ?? 0) === true),
    strike: strike => {
      strike.ends = strike.oneHit;
      count(strike);
      return 0;
    },
    friendOn: (square, _, servants) => friendOn(view, occupants, square, servants),
    ...previewedHelp(view, notes),
    isOpposed: isFoe,
    squareOf: creature => view.squares.get(creature)!,
    isOn: (creature, square) => view.squares.get(creature) === square,
  };
}

/** Whether a wall is known on the square. */
function isWall({ building }: PreviewView, square: number): boolean {
  return building?.isWall(square) === true;
}

/** The content as a preview reads it. */
function namesOf(
  content: Content,
  { pays }: PreviewView,
): Pick<SpellWorld, 'drawing' | 'archetypeAt' | 'archetype' | 'find'> {
  return {
    drawing: {
      drawn: (chance, list, level) => drawnSpell(chance, content, list, level),
      pays: (_, spell) => pays?.(spell) ?? true,
    },
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
    find: id => content.find(id),
  };
}

/** The known friend on a square: a hero or, if `servants`, a servant; 0 for none. */
function friendOn(
  { friends, heroes }: PreviewView,
  occupants: ReadonlyMap<number, number>,
  square: number,
  servants: boolean,
) {
  const id = occupants.get(square) ?? 0;
  return (servants ? friends : heroes)?.has(id) === true ? id : 0;
}

/** Whether a creature on a square is neither its caster nor one of his friends. */
function foeTest({ crowd, friends }: PreviewView, occupants: ReadonlyMap<number, number>) {
  return (square: number, caster: number) => {
    const id = occupants.get(square);
    return crowd === 'everybody' || (id !== undefined && id !== caster && !friends?.has(id));
  };
}

/** The known creatures by their known squares. */
function occupantsOf(
  known: readonly (readonly [creature: number, square: number])[],
  bodies: PreviewView['bodies'],
): Map<number, number> {
  const occupants = new Map(known.map(([creature, square]) => [square, creature]));
  for (const [creature, { squares }] of bodies ?? []) {
    for (const square of squares) {
      occupants.set(square, creature);
    }
  }
  return occupants;
}

/** A strike at one square of a creature, which may be another than its head's. */
function struckBody(
  strike: Strike,
  body: PreviewedBody | undefined,
): Pick<PreviewedHit, 'square' | 'hit'> {
  const { square } = strike;
  const isPart = body !== undefined && body.head !== square;
  return { square, hit: { strike: { ...strike }, ...(isPart && { part: true }) } };
}
