// The values of an input at which a figure meets a goal: "which Int for under 5 %?"

import { type Ask, figureNamed, type Inputs } from './figure.ts';
import type { Axis } from './sweep.ts';

/** What a figure should come to. */
export interface Goal {
  readonly figure: string;
  readonly than: '<' | '<=' | '>' | '>=';
  /** A probability for a chance, so 0.05 for 5 %. */
  readonly bound: number;
}

/** One value of the input. */
export interface Tried {
  readonly value: string;
  /** Undefined where the answer has no such figure. */
  readonly figure: number | undefined;
  readonly meets: boolean;
}

/** Neighbouring values that all meet the goal. */
export interface Stretch {
  readonly from: Tried;
  readonly to: Tried;
  /** The values just outside, which miss it; undefined at an end of the axis. */
  readonly before: Tried | undefined;
  readonly after: Tried | undefined;
}

/** Every value that was tried, and where the goal is met. */
export interface Solution {
  readonly tried: readonly Tried[];
  /** In the order of the axis; empty: it is never met. */
  readonly stretches: readonly Stretch[];
}

/** Tries every value of the axis, as a figure may rise and fall again. */
export function solveOdds(ask: Ask, base: Inputs, goal: Goal, axis: Axis): Solution {
  const tried = axis.values.map((value): Tried => {
    const figure = figureNamed(ask({ ...base, [axis.input]: value }), goal.figure)?.value;
    return { value, figure, meets: figure !== undefined && meets(figure, goal) };
  });
  const starts = tried.flatMap(({ meets: is }, at) => (is && !tried[at - 1]?.meets ? [at] : []));
  const stretches = starts.map((start): Stretch => {
    const length = tried.slice(start).findIndex(({ meets: is }) => !is);
    const end = length < 0 ? tried.length : start + length;
    return {
      from: tried[start]!,
      to: tried[end - 1]!,
      before: tried[start - 1],
      after: tried[end],
    };
  });
  return { tried, stretches };
}

function meets(value: number, { than, bound }: Goal): boolean {
  switch (than) {
    case '<':
      return value < bound;
    case '<=':
      return value <= bound;
    case '>':
      return value > bound;
    case '>=':
      return value >= bound;
  }
}
