// Preview of a spell if no creature moves. The spell is released on a copy of the ground that the hero knows,
// among creatures that count hits instead of taking them. If its flight is random, every flight is followed;
// if there are too many, a sample is played.

import {
  type Chance,
  type Distribution,
  Enumerator,
  Generator,
  type Outcome,
  PlayedChance,
  type Rule,
  type WeightedNote,
} from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import type { Content } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import {
  CASTS,
  castSpell,
  drawnSpell,
  EffectPool,
  type SpellWorld,
  type Strike,
} from '../spells/index.ts';
import { type BroughtEffect, broughtEffect } from './harmless-hits.ts';
import { guessedCourses } from './preview/branching.ts';
import { bearersIn, type PreviewedForce } from './preview/counting-bearers.ts';
import { countingBuilding, type PreviewedObject } from './preview/counting-building.ts';
import { portOf, previewedMana, watcherOf } from './preview/counting-ports.ts';
import type { PreviewedBody, PreviewView } from './preview/preview-view.ts';
import { previewedHelp, previewedInsight, previewedSummons } from './preview/previewed-insight.ts';
import { countingThings, NOTHING_MOVES, type SingedThings } from './preview/things.ts';
import { type PreviewedThings, type ToldOutcome, toldPorts } from './preview/told-preview.ts';
import type { Certainty } from './question.ts';
import {
  type HitCreature,
  type HitWay,
  mixedDamage,
  mixedEffect,
  mixedSideEffects,
  type SpellHit,
} from './spell-damage.ts';

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
  /** Objects that are set up, torn down or taken away. */
  readonly built: readonly PreviewedObject[];
  /** Forces that begin or last longer. */
  readonly forces: readonly PreviewedForce[];
}

/** The extent and the hits of a spell. */
export interface SpellPreview {
  /** Possible courses with their probabilities. */
  readonly flights: readonly Outcome<SpellFlight>[];
  /** Squares touched by any course, with the earliest tick. */
  readonly touched: ReadonlyMap<number, number>;
  /** Squares touched by every course. */
  readonly certain: ReadonlySet<number>;
  /** Exact if no creature moves, or estimated from a sample. */
  readonly certainty: Certainty;
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

/** Up to this number of courses each is followed; beyond it a sample is played. */
const MOST_FLIGHTS = 256;

/** Where a few flights suggest more courses than this, none is followed: most would be followed in vain. */
const MOST_GUESSED = 4096;

/** Sample size; the probabilities then have an error of about 1 / √100. */
const FLOWN = 100;

/** Releases the spell without doing harm. */
export function previewSpell(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): SpellPreview {
  const pool = new EffectPool();
  const release = (chance: Chance) => releaseSpell(chance, rules, content, view, pool);
  const followed = guessedCourses(release) > MOST_GUESSED ? undefined : allFlights(rules, release);
  if (followed !== undefined) {
    return summary(followed, { kind: 'exact-if', condition: 'nobody-moves' });
  }
  const chance = new PlayedChance(new Generator(1));
  const probability = 1 / FLOWN;
  const flights = Array.from({ length: FLOWN }, () => ({ value: release(chance), probability }));
  return summary(flights, { kind: 'estimated', plusMinus: 1 / Math.sqrt(FLOWN) });
}

/** Every course with its probability; undefined if there are too many. */
function allFlights(
  rules: SpellcraftRules,
  release: Rule<object, undefined, SpellFlight>,
): readonly Outcome<SpellFlight>[] | undefined {
  try {
    return new Enumerator({ limit: MOST_FLIGHTS }).ask(release, rules, undefined).list;
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    return undefined;
  }
}

/** The notes of the spell's course; empty if there are too many courses to follow. */
export function flightNotes(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): readonly WeightedNote[] {
  const pool = new EffectPool();
  const release = (chance: Chance) => releaseSpell(chance, rules, content, view, pool);
  try {
    const ask = new Enumerator({ limit: MOST_FLIGHTS, collect: true });
    return ask.explain(release, rules, undefined);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    return [];
  }
}

/** What a spell that takes arguments comes to, with the probability of each. */
export function previewedOutcomes({
  flights,
}: SpellPreview): readonly (readonly [outcome: ToldOutcome, probability: number])[] {
  const found = new Map<string, [ToldOutcome, number]>();
  for (const { value, probability } of flights) {
    for (const outcome of value.outcomes ?? []) {
      const key = JSON.stringify(outcome);
      const before = found.get(key)?.[1] ?? 0;
      found.set(key, [outcome, before + probability]);
    }
  }
  return [...found.values()];
}

/** The previewed damage to one creature. */
export function previewedDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  id: number,
  creature: HitCreature,
): Distribution {
  return mixedDamage(ask, rules, creature, waysOf(preview, id));
}

/** The probability that it affects one creature: by damage, or by its intended effect. */
export function previewedEffect(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  id: number,
  creature: HitCreature,
): number {
  return mixedEffect(ask, rules, creature, waysOf(preview, id));
}

/** What it may do to one creature besides damage, each with its probability. */
export function previewedSideEffects(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  id: number,
  creature: HitCreature,
): ReturnType<typeof mixedSideEffects> {
  return mixedSideEffects(ask, rules, creature, waysOf(preview, id));
}

/** The spell's effect on one creature that it can't damage, if any. */
export function previewedBrought(
  ask: Enumerator,
  preview: SpellPreview,
  id: number,
  creature: HitCreature,
): BroughtEffect | undefined {
  const hits = waysOf(preview, id).flatMap(({ value }) => value);
  return broughtEffect(ask, creature, hits);
}

function waysOf({ flights }: SpellPreview, id: number): HitWay[] {
  return flights.map(({ value, probability }) => {
    const hits = value.hits.filter(({ creature }) => creature === id).map(({ hit }) => hit);
    return { value: hits, probability };
  });
}

/** One course among creatures that count hits: an ordinary rule. */
function releaseSpell(
  chance: Chance,
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
  pool: EffectPool,
): SpellFlight {
  pool.clear();
  const hits: PreviewedHit[] = [];
  const singed: SingedThings[] = [];
  const touched = new Map<number, number>();
  let tick = 0;
  const touch = (square: number) => {
    if (!touched.has(square)) {
      touched.set(square, tick);
    }
  };
  const { crowd } = view;
  const outcomes: ToldOutcome[] = [];
  const notes = { touch, outcomes };
  const built: PreviewedObject[] = [];
  const known = crowd === undefined ? [...view.squares] : [];
  const bodies = crowd === undefined ? view.bodies : undefined;
  const occupants = occupantsOf(known, bodies);
  const isEverywhere = crowd === 'everybody';
  const isFoe = foeTest(view, occupants);
  const bearers = bearersIn(view, rules);
  const world: SpellWorld = {
    rules,
    chance,
    pool,
    ground: view.ground,
    living: {
      isLiving: square => isEverywhere || occupants.has(square) || isWall(view, square),
      idOn: square => occupants.get(square) ?? (isEverywhere ? square + 1 : 0),
      isQuarry: isFoe,
      reflectorsOn: square => Number(view.reflectors?.has(occupants.get(square) ?? 0) === true),
      strike: strike => {
        strike.ends = strike.oneHit;
        const creature = occupants.get(strike.square);
        if (creature !== undefined) {
          hits.push({ creature, tick, ...struckBody(strike, bodies?.get(creature)) });
        }
        return 0;
      },
      friendOn: (square, _, servants) => friendOn(view, occupants, square, servants),
      ...previewedHelp(view, notes),
      isOpposed: isFoe,
      squareOf: creature => view.squares.get(creature)!,
      isOn: (creature, square) => view.squares.get(creature) === square,
    },
    pushing: NOTHING_MOVES,
    lying: countingThings(view, () => tick, singed),
    mana: previewedMana(view, touch),
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
    watcher: watcherOf(touch),
    ...namesOf(content, view),
  };
  castSpell(world, view.order);
  while (tick < view.ticks && (world.pool.count > 0 || bearers.acts)) {
    tick++;
    bearers.tickAll(world);
  }
  return {
    ...{ hits, singed, touched: [...touched], built, forces: bearers.begun },
    ...(outcomes.length > 0 && { outcomes }),
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

function summary(flights: readonly Outcome<SpellFlight>[], certainty: Certainty): SpellPreview {
  const touched = new Map<number, number>();
  const times = new Map<number, number>();
  for (const { value } of flights) {
    for (const [square, tick] of value.touched) {
      touched.set(square, Math.min(tick, touched.get(square) ?? tick));
      times.set(square, (times.get(square) ?? 0) + 1);
    }
  }
  const byTick = [...touched].sort(([, one], [, other]) => one - other);
  const everywhere = [...times].filter(([, count]) => count === flights.length);
  const certain = new Set(everywhere.map(([square]) => square));
  return { flights, touched: new Map(byTick), certain, certainty };
}

/**
 * Squares that are touched wherever creatures stand: by every course, both without creatures and with one on
 * every square. A cone covers all its squares, whereas a bullet can be stopped early.
 */
export function steadySquares(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): Set<number> {
  const empty = previewSpell(rules, content, { ...view, crowd: 'nobody' }).certain;
  const crowded = previewSpell(rules, content, { ...view, crowd: 'everybody' }).certain;
  return new Set([...empty].filter(square => crowded.has(square)));
}
