// Two questions side by side.

import { type Ask, type Figure, figureNamed, type Inputs } from './figure.ts';

/** One figure of both answers. */
export interface ComparedFigure extends Omit<Figure, 'value'> {
  /** Undefined where that answer has no such figure. */
  readonly a: number | undefined;
  readonly b: number | undefined;
  /** A less B; undefined where one is missing or both are infinite. */
  readonly difference: number | undefined;
}

/** Every figure that either question's answer has, in the order of the first. */
export function compareOdds(ask: Ask, a: Inputs, b: Inputs): readonly ComparedFigure[] {
  return compareFigures(ask(a), ask(b));
}

/** Every figure of either answer, in the order of the first. */
export function compareFigures(
  ofA: readonly Figure[],
  ofB: readonly Figure[],
): readonly ComparedFigure[] {
  const onlyB = ofB.filter(({ name }) => figureNamed(ofA, name) === undefined);
  return [...ofA, ...onlyB].map(({ value: _, ...figure }) => {
    const one = figureNamed(ofA, figure.name)?.value;
    const other = figureNamed(ofB, figure.name)?.value;
    return { ...figure, a: one, b: other, difference: differenceOf(one, other) };
  });
}

function differenceOf(one: number | undefined, other: number | undefined): number | undefined {
  const difference = (one ?? Number.NaN) - (other ?? Number.NaN);
  return Number.isNaN(difference) ? undefined : difference;
}
