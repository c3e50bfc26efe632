// Shares of a distribution: exactly, at least or at most a value.

import type { Plot } from '@roguewright/engine/odds';
import type { CurvePoint } from '../charts/curve-scale.ts';

/** Which share. */
export type ShareName = 'exactly' | 'at-least' | 'at-most';

const HOLDS = {
  exactly: (value: number, bound: number) => value === bound,
  'at-least': (value: number, bound: number) => value >= bound,
  'at-most': (value: number, bound: number) => value <= bound,
} as const;

/** The probability of a share, 0…1. */
export function shareOfPlot(plot: Plot, name: ShareName, bound: number): number {
  const sum = plot.reduce(
    (all, [value, probability]) => all + (HOLDS[name](value, bound) ? probability : 0),
    0,
  );
  return Math.min(1, sum);
}

/** The share of each whole value from the least to the greatest. */
export function shareSeries(plot: Plot, name: ShareName): CurvePoint[] {
  const [first, last] = [plot[0]?.[0] ?? 0, plot.at(-1)?.[0] ?? 0];
  const at = new Map(plot);
  let before = 0;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = first + index;
    const own = at.get(value) ?? 0;
    const number = name === 'exactly' ? own : name === 'at-most' ? before + own : 1 - before;
    before += own;
    return { value: String(value), number: Math.min(1, Math.max(0, number)) };
  });
}

/** What a plot counts, as it follows a number: `1 point of damage`, `2 points of damage`. */
export function unitOf(unit: string, value: number): string {
  const one = /^(\w+ )?(point|turn|move|zap|attack|blow|shot|kill|charge)s\b/;
  return value === 1 ? unit.replace(one, '$1$2') : unit;
}
