// What would help: each input moved by one step, sorted by what it does to one figure.

import { type Ask, type Figure, figureNamed, type Inputs } from './figure.ts';
import type { Axis } from './sweep.ts';

/** One input moved to a neighbouring value. */
export interface Step {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly before: number;
  readonly after: number;
  /** How much better it gets, in the unit of the figure; negative: worse. */
  readonly gain: number;
}

/** The figure as it stands, and the steps from there. */
export interface OneStep {
  readonly figure: Figure;
  /** Those that change it, the most helpful first. */
  readonly steps: readonly Step[];
  /** Inputs of which no step changes it. */
  readonly idle: readonly string[];
}

/**
 * Moves each input to the values beside its own; one whose value isn't on its axis stays.
 * @param name of the figure; the result is undefined where the answer has none of that name
 */
export function oneStep(
  ask: Ask,
  base: Inputs,
  axes: readonly Axis[],
  name: string,
): OneStep | undefined {
  const figure = figureNamed(ask(base), name);
  if (figure === undefined) {
    return undefined;
  }
  const steps = axes.flatMap(({ input, values }) => {
    const from = base[input] ?? '';
    return besides(values, from).flatMap((to): Step[] => {
      const after = figureNamed(ask({ ...base, [input]: to }), name)?.value;
      return after === undefined || after === figure.value
        ? []
        : [{ input, from, to, before: figure.value, after, gain: gainOf(figure, after) }];
    });
  });
  const moved = new Set(steps.map(({ input }) => input));
  return {
    figure,
    steps: steps.toSorted((one, other) => other.gain - one.gain),
    idle: axes.map(({ input }) => input).filter(input => !moved.has(input)),
  };
}

function besides(values: readonly string[], from: string): string[] {
  const at = values.indexOf(from);
  return at < 0 ? [] : [values[at - 1], values[at + 1]].filter(value => value !== undefined);
}

function gainOf({ value, better }: Figure, after: number): number {
  return better === 'more' ? after - value : value - after;
}
