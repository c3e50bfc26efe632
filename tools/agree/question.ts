// A question that has an exact answer and can be played.

import type { Chance, Distribution, Outcomes } from '@roguewright/engine/chance';
import type { LabWorld } from '@roguewright/engine/face';
import type { Ruleset, SlotName } from '@roguewright/engine/rulesets';
import type { Cell } from './agreement.ts';
import type { Luck } from './luck.ts';

/** A question as it was drawn. */
export interface DrawnQuestion {
  /** What is asked, in words and numbers. */
  readonly title: string;
  /** The exact answer: each outcome with its probability. */
  readonly asked: readonly Cell[];
  /** One play by the rules that a game plays. @returns its outcome */
  readonly play: (chance: Chance) => string | number;
}

/** What questions of a domain are drawn from. */
export interface Asking {
  readonly world: LabWorld;
  readonly ruleset: Ruleset;
  readonly luck: Luck;
}

/** A kind of question. */
export interface Domain {
  readonly name: string;
  /** The slot whose rules it is about: it is drawn for every ruleset that fills it. */
  readonly slot: SlotName;
  /** Nothing in it is luck: its answers have one outcome; absent: they have several. */
  readonly certain?: true;
  /** Plays of a question for each million that is asked for; absent: a million. A play on a map takes long. */
  readonly share?: number;
  /**
   * Draws a question. Throws a UsageError or RulesetError, or returns undefined, where the draw makes no question that
   * has an exact answer: then another is drawn.
   */
  readonly draw: (asking: Asking) => DrawnQuestion | undefined;
}

/** A distribution as cells. */
export function numbers(distribution: Distribution): Cell[] {
  return [...distribution];
}

/** Outcomes as cells, by their text. */
export function records<Value>(
  { list }: Outcomes<Value>,
  textOf: (value: Value) => string,
): Cell[] {
  const sums = new Map<string, number>();
  for (const { value, probability } of list) {
    const text = textOf(value);
    sums.set(text, (sums.get(text) ?? 0) + probability);
  }
  return [...sums];
}

/** What comes after all that an answer lists. */
export const LATER = 'later';

/** The probabilities of a first, second, third time, and that it is none of these. */
export function times(probabilities: ArrayLike<number>, most: number): Cell[] {
  const listed = Array.from({ length: Math.min(most, probabilities.length) }, (_, at) => {
    return [String(at + 1), probabilities[at]!] as const;
  });
  const rest = 1 - listed.reduce((sum, [, share]) => sum + share, 0);
  return [...listed, [LATER, rest > ROUNDING ? rest : 0] as const];
}

/** Below it a rest is what rounding left. */
const ROUNDING = 1e-9;
