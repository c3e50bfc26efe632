// The arithmetic of a curve: its points, its ticks and which values are written.

import { ticks } from './scale.ts';

/** A point of a curve. */
export interface CurvePoint {
  /** As it is written below the axis. */
  readonly value: string;
  readonly number: number;
}

/** A curve laid out between 0 and 1 in both directions. */
export interface CurveScale {
  readonly points: readonly (CurvePoint & { readonly x: number; readonly y: number })[];
  /** Those of the second curve, by the values of the first. */
  readonly others: CurveScale['points'];
  readonly yTicks: readonly number[];
  /** Indexes of the points whose value is written. */
  readonly written: readonly number[];
  readonly yOf: (number: number) => number;
}

/** Values that are written below the axis at most. */
const MOST_WRITTEN = 8;

/**
 * Lays out a curve; infinite numbers are left out.
 * @param bound a number that lies inside as well
 * @param second a second curve
 */
export function curveScale(
  series: readonly CurvePoint[],
  bound?: number,
  second: readonly CurvePoint[] = [],
): CurveScale {
  const numbers = [...series, ...second].map(({ number }) => number).filter(Number.isFinite);
  const all = bound === undefined ? numbers : [...numbers, bound];
  const least = Math.min(0, ...all);
  const yTicks = ticks(least, Math.max(least, ...all), 4);
  const [low, high] = [yTicks[0] ?? 0, yTicks.at(-1) ?? 1];
  const span = high - low || 1;
  const yOf = (number: number) => (number - low) / span;
  const last = Math.max(1, series.length - 1);
  const places = new Map(series.map(({ value }, at) => [value, at / last]));
  const every = Math.ceil(series.length / MOST_WRITTEN);
  return {
    points: series
      .map((point, at) => ({ ...point, x: at / last, y: yOf(point.number) }))
      .filter(({ number }) => Number.isFinite(number)),
    others: second.flatMap(point => {
      const x = places.get(point.value);
      return x === undefined || !Number.isFinite(point.number)
        ? []
        : [{ ...point, x, y: yOf(point.number) }];
    }),
    yTicks,
    written: series.flatMap((_, at) => (at % every === 0 ? [at] : [])),
    yOf,
  };
}
