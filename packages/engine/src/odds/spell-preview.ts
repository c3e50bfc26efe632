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
  type WeightedNote,
} from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import type { Content } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import {
  type CastOrder,
  castSpell,
  EffectPool,
  type Ground,
  type PowerHit,
  type SpellPort,
  type SpellTarget,
  type SpellWorld,
  type Strike,
  summonsOf,
  tickEffects,
} from '../spells/index.ts';
import { type BroughtEffect, broughtEffect } from './harmless-hits.ts';
import type { Certainty } from './question.ts';
import {
  type HitCreature,
  type HitWay,
  mixedDamage,
  mixedEffect,
  mixedSideEffects,
  type SpellHit,
} from './spell-damage.ts';

/** The known squares of a creature. */
interface PreviewedBody {
  readonly squares: readonly number[];
  /** The square of its head; −1 if unknown. */
  readonly head: number;
}

/** The ground and the creatures as the hero knows them. */
export interface PreviewView {
  readonly ground: Ground;
  readonly order: CastOrder;
  /** Squares of the known creatures by id, including the caster. */
  readonly squares: ReadonlyMap<number, number>;
  /** Known creatures of several squares, by id: those of their squares that are known; absent: none. */
  readonly bodies?: ReadonlyMap<number, PreviewedBody>;
  /** Those that serve the caster, which homing effects spare; absent: none. */
  readonly friends?: ReadonlySet<number>;
  /** Creatures known to reflect spells; absent: none. */
  readonly reflectors?: ReadonlySet<number>;
  /** Squares where the hero knows of things; absent: none. */
  readonly things?: ReadonlySet<number>;
  /** Duration of the preview in ticks, 1 or more. */
  readonly ticks: number;
  /** Replaces the known creatures: none but the caster, or one on every square. No creature is hit then. */
  readonly crowd?: 'nobody' | 'everybody';
  /** The level's answers to spells of the casting slot; absent: none. */
  readonly port?: PreviewedPort;
}

/** The level's answers to spells of the casting slot, as far as the hero knows. */
export interface PreviewedPort extends Pick<SpellPort, 'rules' | 'powers' | 'way' | 'seen'> {
  /** A known creature, as input of those spells. */
  target(creature: number): SpellTarget | undefined;
  /** Whether the caster can jump to a square. @param reach square of the maximum distance */
  canLeap(square: number, reach: number): boolean;
}

/** A hit on a creature. */
export interface PreviewedHit {
  readonly creature: number;
  /** Ticks after the cast; 0 for an immediate hit. */
  readonly tick: number;
  /** The square of the creature that is hit. */
  readonly square: number;
  readonly hit: SpellHit;
}

/** A hit on the things of a square. */
export interface SingedThings {
  readonly square: number;
  readonly tick: number;
  readonly strike: Strike;
}

/** One possible course of a spell. */
export interface SpellFlight {
  readonly hits: readonly PreviewedHit[];
  readonly singed: readonly SingedThings[];
  /** Touched squares with the first tick, in the order of that tick. */
  readonly touched: readonly (readonly [square: number, tick: number])[];
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

/** Up to this number of courses each is followed; beyond it a sample is played. */
const MOST_FLIGHTS = 256;

/** Sample size; the probabilities then have an error of about 1 / √400. */
const FLOWN = 400;

/** Releases the spell without doing harm. */
export function previewSpell(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): SpellPreview {
  const release = (chance: Chance) => releaseSpell(chance, rules, content, view);
  try {
    const ask = new Enumerator({ limit: MOST_FLIGHTS });
    const { list } = ask.ask(release, rules, undefined);
    return summary(list, { kind: 'exact-if', condition: 'nobody-moves' });
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
  }
  const chance = new PlayedChance(new Generator(1));
  const probability = 1 / FLOWN;
  const flights = Array.from({ length: FLOWN }, () => ({ value: release(chance), probability }));
  return summary(flights, { kind: 'estimated', plusMinus: 1 / Math.sqrt(FLOWN) });
}

/** The notes of the spell's course; empty if there are too many courses to follow. */
export function flightNotes(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): readonly WeightedNote[] {
  const release = (chance: Chance) => releaseSpell(chance, rules, content, view);
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
): SpellFlight {
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
  const known = crowd === undefined ? [...view.squares] : [];
  const bodies = crowd === undefined ? view.bodies : undefined;
  const occupants = occupantsOf(known, bodies);
  const isEverywhere = crowd === 'everybody';
  const world: SpellWorld = {
    rules,
    chance,
    pool: new EffectPool(),
    ground: view.ground,
    living: {
      isLiving: square => isEverywhere || occupants.has(square),
      idOn: square => occupants.get(square) ?? (isEverywhere ? square + 1 : 0),
      isQuarry: (square, owner) => {
        const id = occupants.get(square);
        return isEverywhere || (id !== undefined && id !== owner && !view.friends?.has(id));
      },
      reflectorsOn: square => {
        const creature = occupants.get(square);
        return creature !== undefined && view.reflectors?.has(creature) === true ? 1 : 0;
      },
      strike: strike => {
        strike.ends = strike.oneHit;
        const creature = occupants.get(strike.square);
        if (creature !== undefined) {
          hits.push({ creature, tick, ...struckBody(strike, bodies?.get(creature)) });
        }
        return 0;
      },
      heal: () => 0,
      restore: () => false,
      cure: () => false,
      squareOf: creature => view.squares.get(creature)!,
    },
    // Nothing is pushed: a spell's extent is foreseen if nobody moves.
    pushing: {
      countOn: () => 0,
      weightAt: () => -1,
      squaresAt: () => 1,
      fliesAt: () => false,
      push: () => false,
    },
    lying: {
      hasThings: square => view.things?.has(square) === true,
      strike: strike => {
        singed.push({ square: strike.square, tick, strike: { ...strike } });
      },
    },
    summoning: {
      listed: list => summonsOf(content.treasure, list),
      hasRoom: square => view.ground.openToEffects(square) && !occupants.has(square),
      summon: (_kind, square) => touch(square),
    },
    detection: { detect: () => false },
    ...(view.port !== undefined && {
      port: countingPort(view, view.port, occupants, touch, (square, met) => {
        const creature = occupants.get(square);
        if (creature !== undefined) {
          hits.push({ creature, tick, square, hit: { met } });
        }
      }),
    }),
    watcher: {
      born: (_id, _archetype, square) => touch(square),
      moved: (_id, _archetype, square) => touch(square),
      ended: () => {},
    },
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
  };
  castSpell(world, view.order);
  while (tick < view.ticks && world.pool.count > 0) {
    tick++;
    tickEffects(world);
  }
  return { hits, singed, touched: [...touched] };
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

/** A target that every ray hits, which minimises the ray's range. */
const ANYBODY: SpellTarget = {
  isHero: false,
  level: 0,
  baseLevel: 0,
  armourClass: 100,
  resistance: 0,
  immune: 0,
  magicResistant: false,
  sleepResistant: false,
  drainResistant: false,
  notLiving: false,
  undead: false,
  demon: false,
  hitPoints: 0,
  mostHitPoints: 0,
};

/** The casting slot's port on that ground: it counts hits, and leaves doors and walls unchanged. */
function countingPort(
  { ground, crowd, friends }: PreviewView,
  { rules, powers, way, seen, target, canLeap }: PreviewedPort,
  occupants: ReadonlyMap<number, number>,
  touch: (square: number) => void,
  count: (square: number, hit: PowerHit) => void,
): SpellPort {
  return {
    rules,
    powers,
    way,
    seen,
    targetOn: square => {
      const creature = occupants.get(square);
      const isAnybody = creature === undefined && crowd === 'everybody';
      return isAnybody ? ANYBODY : creature === undefined ? undefined : target(creature);
    },
    meet: (square, hit) => {
      touch(square);
      count(square, hit);
    },
    missed: () => {},
    explode: (squares, hit) => {
      for (const square of squares) {
        count(square, hit);
      }
    },
    meetSelf: () => {},
    charmDoor: () => false,
    stoneToFlesh: () => false,
    dig: square => (ground.openToEffects(square) ? 'open' : 'wall'),
    leap: (_, square, reach) => {
      const lands = canLeap(square, reach);
      if (lands) {
        touch(square);
      }
      return lands;
    },
    release: () => false,
    foesOf: caster =>
      [...occupants].flatMap(([square, creature]) =>
        creature === caster || friends?.has(creature) === true ? [] : [square],
      ),
    // The hero knows only of creatures he can see.
    inSight: () => true,
    metNobody: () => {},
  };
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
