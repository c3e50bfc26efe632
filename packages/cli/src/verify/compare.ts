// Compares what a rule of ours answers with what the original program computed.

import { Distribution, Outcomes } from '@roguewright/engine/chance';
import type { Expected } from './vector-record.ts';

/** How far apart two answers may be and still count as equal. */
export interface Tolerances {
  /** Of probabilities, absolute. */
  readonly probability: number;
  /** Of numbers in values, relative to the greater; 0 is equality. */
  readonly relative: number;
}

/** One place where two answers differ. */
export interface Discrepancy {
  /** Where in the answer: `.energy`, `[2].name`, `P(4)`; empty for the answer as a whole. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/** The first differences between an expected answer and ours, at most `most`; none when they agree. */
export function compare(
  expected: Expected,
  got: unknown,
  tolerances: Tolerances,
  most = 5,
): Discrepancy[] {
  const found: Discrepancy[] = [];
  if (expected.kind === 'value') {
    compareValues('', expected.value, got, tolerances.relative, found);
  } else if (got instanceof Distribution || got instanceof Outcomes) {
    compareOutcomes(expected.outcomes, got, tolerances.probability, found);
  } else {
    found.push({ at: '', expected: 'a distribution', got: toText(got) });
  }
  return found.slice(0, most);
}

function compareValues(
  at: string,
  expected: unknown,
  got: unknown,
  relative: number,
  found: Discrepancy[],
): void {
  if (isBranch(expected) && isBranch(got) && Array.isArray(expected) === Array.isArray(got)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
      const place = Array.isArray(expected) ? `${at}[${key}]` : `${at}.${key}`;
      compareValues(place, expected[key], got[key], relative, found);
    }
    return;
  }
  if (!equalLeaves(expected, got, relative)) {
    found.push({ at, expected: toText(expected), got: toText(got) });
  }
}

type Branch = Readonly<Record<string, unknown>>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function equalLeaves(expected: unknown, got: unknown, relative: number): boolean {
  if (typeof expected === 'number' && typeof got === 'number') {
    const apart = Math.abs(expected - got);
    return apart === 0 || apart <= relative * Math.max(Math.abs(expected), Math.abs(got));
  }
  return expected === got;
}

function compareOutcomes(
  expected: readonly (readonly [unknown, number])[],
  got: Distribution | Outcomes<unknown>,
  tolerance: number,
  found: Discrepancy[],
): void {
  const ours = sumUp(pairsOf(got));
  const theirs = sumUp(expected);
  for (const outcome of new Set([...theirs.keys(), ...ours.keys()])) {
    const wanted = theirs.get(outcome) ?? 0;
    const given = ours.get(outcome) ?? 0;
    if (!(Math.abs(wanted - given) <= tolerance)) {
      found.push({ at: `P(${outcome})`, expected: String(wanted), got: String(given) });
    }
  }
}

function* pairsOf(answer: Distribution | Outcomes<unknown>): Generator<readonly [unknown, number]> {
  if (answer instanceof Distribution) {
    yield* answer;
    return;
  }
  for (const { value, probability } of answer.list) {
    yield [value, probability];
  }
}

/** Probabilities by the text of their outcomes; equal outcomes add up. */
function sumUp(pairs: Iterable<readonly [unknown, number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [outcome, probability] of pairs) {
    const key = toText(outcome);
    sums.set(key, (sums.get(key) ?? 0) + probability);
  }
  return sums;
}

/** JSON with the keys of objects in order, so that equal outcomes have equal texts. */
export function toText(value: unknown): string {
  if (!isBranch(value)) {
    return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  }
  if (value instanceof Distribution || value instanceof Outcomes) {
    return 'a distribution';
  }
  if (Array.isArray(value)) {
    return `[${value.map(toText).join(',')}]`;
  }
  const keys = Object.keys(value)
    .filter(key => value[key] !== undefined)
    .sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${toText(value[key])}`).join(',')}}`;
}
