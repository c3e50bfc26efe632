// The arithmetic of a bar chart: where the bars stand, how high they are, which ticks are written.

import type { Plot } from '@roguewright/engine/odds';

/** A bar: values from `from` to `to`, both inclusive. */
export interface ChartBar {
  readonly from: number;
  readonly to: number;
  readonly probability: number;
}

/** A chart laid out, in values and probabilities; the drawing turns them into pixels. */
export interface ChartScale {
  readonly first: number;
  /** The last value that the axis has room for. */
  readonly last: number;
  /** The last value that has a bar or a mark; at most `last`. */
  readonly shown: number;
  /** The largest value, when it is so rare that the chart ends before it. */
  readonly beyond: number | undefined;
  readonly bars: readonly ChartBar[];
  /** The top of the upright axis. */
  readonly top: number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
}

/** Most bars of one chart; more values than this share bars. */
const MOST_BARS = 60;

/** The least number of values on the axis, so that a certain outcome is a bar among others. */
const LEAST_VALUES = 9;

/** The probability of the tail of values that the chart leaves out; the table has them. */
const RARE = 0.005;

/**
 * Lays out a plot so that all of the marked values are inside.
 * @param beside a plot whose chart gets the same axes
 */
export function scaleOf(whole: Plot, marks: readonly number[], beside: Plot = []): ChartScale {
  const plot = withoutRareTail(whole);
  const other = withoutRareTail(beside);
  const values = [...[...plot, ...other].map(([value]) => value), ...marks];
  const first = Math.floor(Math.min(...values));
  const shown = Math.ceil(Math.max(...values));
  const last = Math.max(shown, first + LEAST_VALUES - 1);
  const width = Math.ceil((last - first + 1) / MOST_BARS);
  const bars = barsOf(plot, first, width);
  const all = [...bars, ...barsOf(other, first, width)];
  const highest = Math.max(0, ...all.map(({ probability }) => probability));
  const yTicks = ticks(0, highest, 3);
  const top = Math.max(highest, yTicks.at(-1) ?? 0) || 1;
  const largest = whole.at(-1)?.[0] ?? shown;
  const beyond = largest > shown ? largest : undefined;
  const xTicks = wholeTicks(first, last).filter(tick => tick <= shown);
  return { first, last, shown, beyond, bars, top, xTicks, yTicks };
}

function withoutRareTail(plot: Plot): Plot {
  let end = plot.length;
  let tail = 0;
  while (end > 1) {
    tail += plot[end - 1]![1];
    if (tail >= RARE) {
      break;
    }
    end--;
  }
  return plot.slice(0, end);
}

function barsOf(plot: Plot, first: number, width: number): ChartBar[] {
  const bars = new Map<number, number>();
  for (const [value, probability] of plot) {
    const at = Math.floor((value - first) / width);
    bars.set(at, (bars.get(at) ?? 0) + probability);
  }
  return [...bars].map(([at, probability]) => {
    const from = first + at * width;
    return { from, to: from + width - 1, probability };
  });
}

/** Round figures between two values, at most about `count` of them, the next beyond the end too. */
export function ticks(from: number, to: number, count: number): number[] {
  if (to <= from) {
    return [from];
  }
  const step = roundStep((to - from) / count);
  const found: number[] = [];
  for (let tick = Math.ceil(from / step); tick <= Math.ceil(to / step - 1e-9); tick++) {
    found.push(tick * step);
  }
  return found;
}

function wholeTicks(first: number, last: number): number[] {
  const step = Math.max(1, roundStep((last - first) / 8));
  const found: number[] = [];
  for (let tick = Math.ceil(first / step) * step; tick <= last; tick += step) {
    found.push(tick);
  }
  return found;
}

/** The smallest of 1, 2, 5, 10 … (of any power of ten) that is not below a width. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 5, 10].find(candidate => candidate * power >= width - 1e-12) ?? 10;
  return factor * power;
}

/** A plot as comma-separated lines with a heading. */
export function plotAsCsv(plot: Plot, valueName: string): string {
  const rows = plot.map(([value, probability]) => `${value},${probability}`);
  const heading = valueName.includes(',') ? `"${valueName}"` : valueName;
  return [`${heading},probability`, ...rows, ''].join('\n');
}
