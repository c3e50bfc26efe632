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
import { clamp } from '../integers/index.ts';
import type { Content } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { type BroughtEffect, broughtEffect } from './harmless-hits.ts';
import { guessedCourses } from './preview/branching.ts';
import type { PreviewView } from './preview/preview-view.ts';
import { newCourseStore, releaseSpell, type SpellFlight } from './preview/spell-course.ts';
import type { ToldOutcome } from './preview/told-preview.ts';
import type { Certainty } from './question.ts';
import {
  type HitCreature,
  type HitWay,
  mixedDamage,
  mixedEffect,
  mixedSideEffects,
} from './spell-damage.ts';

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

/** Where a few flights suggest more courses than this, none is followed: most would be followed in vain. */
const MOST_GUESSED = 4096;

/** The largest and the smallest sample; the probabilities then have an error of about 1 / √number. */
const FLOWN = { most: 100, least: 50 };

/** The work of a sample, as ticks of effects: a spell with many effects is sampled less often. */
const SAMPLE_WORK = 4_000;

/** Releases the spell without doing harm. */
export function previewSpell(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): SpellPreview {
  const store = newCourseStore();
  const release = (chance: Chance) => releaseSpell(chance, rules, content, view, store);
  const guess = guessedCourses(release);
  const followed = guess.courses > MOST_GUESSED ? undefined : allFlights(rules, release);
  if (followed !== undefined) {
    return summary(followed, { kind: 'exact-if', condition: 'nobody-moves' });
  }
  const flown = clamp(Math.round(SAMPLE_WORK / guess.work), FLOWN.least, FLOWN.most);
  const chance = new PlayedChance(new Generator(1));
  const probability = 1 / flown;
  const flights = Array.from({ length: flown }, () => ({ value: release(chance), probability }));
  return summary(flights, { kind: 'estimated', plusMinus: 1 / Math.sqrt(flown) });
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
  const store = newCourseStore();
  const release = (chance: Chance) => releaseSpell(chance, rules, content, view, store);
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

/** The outcomes of a spell that takes arguments, with the probability of each. */
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
