// What a spell would touch if nobody moved: it is really released, on a copy of the ground that the
// hero knows, among creatures that count hits instead of taking them. Where its flight is a matter of
// luck, every flight is followed; where there are too many, some hundred are flown.

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
  type SpellHit,
} from './spell-damage.ts';

/** The ground and the creatures as the hero knows them. */
export interface PreviewView {
  readonly ground: Ground;
  readonly order: CastOrder;
  /** Squares of the creatures known, by their ids, the caster included. */
  readonly squares: ReadonlyMap<number, number>;
  /** Those of them that serve the caster, so that nothing seeks them out; absent: none. */
  readonly friends?: ReadonlySet<number>;
  /** Ticks after which the preview ends, 1 or more. */
  readonly ticks: number;
  /** Instead of those who are known: nobody but the caster, or somebody everywhere. Nobody is hit then. */
  readonly crowd?: 'nobody' | 'everybody';
  /** What spells of the casting slot ask; absent: there are none. */
  readonly port?: PreviewedPort;
}

/** What spells of the casting slot ask of the level as the hero knows it. */
export interface PreviewedPort extends Pick<SpellPort, 'rules' | 'powers' | 'way' | 'seen'> {
  /** A creature that is known, as those spells see it. */
  target(creature: number): SpellTarget | undefined;
  /** Whether the caster can jump to a square. @param reach square of the longest distance */
  canLeap(square: number, reach: number): boolean;
}

/** A hit that a creature would take. */
export interface PreviewedHit {
  readonly creature: number;
  /** Ticks after the cast; 0 at once. */
  readonly tick: number;
  readonly hit: SpellHit;
}

/** One way in which a spell may go. */
export interface SpellFlight {
  readonly hits: readonly PreviewedHit[];
  /** Squares with the first tick on which an effect is there, in the order of that tick. */
  readonly touched: readonly (readonly [square: number, tick: number])[];
}

/** Where a spell would be, and whom it would hit. */
export interface SpellPreview {
  /** The ways it may go, with their probabilities. */
  readonly flights: readonly Outcome<SpellFlight>[];
  /** Squares of any flight with the first tick on which an effect may be there. */
  readonly touched: ReadonlyMap<number, number>;
  /** Squares that every flight touches. */
  readonly certain: ReadonlySet<number>;
  /** Exact if nobody moves, or estimated from some flights. */
  readonly certainty: Certainty;
}

/** Flights that are followed one by one; with more, some are flown. */
const MOST_FLIGHTS = 256;

/** Flights flown where there are too many; probabilities are then good to about 1 / √400. */
const FLOWN = 400;

/** Releases the spell where it does no harm. */
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

/** What mattered to where the spell goes; nothing where luck has too many ways to follow. */
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

/** The damage that a preview promises one creature. */
export function previewedDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  id: number,
  creature: HitCreature,
): Distribution {
  return mixedDamage(ask, rules, creature, waysOf(preview, id));
}

/** The probability that it does anything to one creature: that it hurts, or brings what it is meant to. */
export function previewedEffect(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  id: number,
  creature: HitCreature,
): number {
  return mixedEffect(ask, rules, creature, waysOf(preview, id));
}

/** What the spell brings one creature that it can't hurt, if so. */
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

/** One flight among creatures that count hits: a rule like any other. */
function releaseSpell(
  chance: Chance,
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): SpellFlight {
  const hits: PreviewedHit[] = [];
  const touched = new Map<number, number>();
  let tick = 0;
  const touch = (square: number) => {
    if (!touched.has(square)) {
      touched.set(square, tick);
    }
  };
  const { crowd } = view;
  const known = crowd === undefined ? [...view.squares] : [];
  const occupants = new Map(known.map(([creature, square]) => [square, creature]));
  const isEverywhere = crowd === 'everybody';
  const world: SpellWorld = {
    rules,
    chance,
    pool: new EffectPool(),
    ground: view.ground,
    living: {
      isLiving: square => isEverywhere || occupants.has(square),
      isQuarry: (square, owner) => {
        const id = occupants.get(square);
        return isEverywhere || (id !== undefined && id !== owner && !view.friends?.has(id));
      },
      reflectorsOn: () => 0,
      strike: strike => {
        const creature = occupants.get(strike.square);
        if (creature !== undefined) {
          hits.push({ creature, tick, hit: { strike: { ...strike } } });
        }
        return 0;
      },
      weightOn: () => -1,
      fliesOn: () => false,
      push: () => {},
      heal: () => 0,
      restore: () => false,
      cure: () => false,
      squareOf: creature => view.squares.get(creature)!,
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
          hits.push({ creature, tick, hit: { met } });
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
  return { hits, touched: [...touched] };
}

/** Somebody whom every ray hits, so that it flies the least far. */
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

/** Spells of the casting slot on that ground: they count hits, and leave doors and walls as they are. */
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
    // He knows of nobody whom he doesn't see.
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
 * Squares that are touched whoever stands where: by every flight, with nobody in the way as with
 * somebody on every square. A cone spreads over all of its squares, a bullet may be stopped early.
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
