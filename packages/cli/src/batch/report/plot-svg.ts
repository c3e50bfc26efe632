// The plot of an experiment: for each number a panel of steps, the share of the runs that came to at most so much, a
// line for each arm. Steps hide nothing by their width, and two arms can be told apart in them.

import type { Counts, Tally } from '../results/tally.ts';

/** Pixels of a panel and of what lies around it. */
const PANEL = { width: 640, height: 170, left: 62, right: 24, top: 40, gap: 66 };

/** A colour and dashes for each arm, told apart without colour too. */
const LINES = [
  { stroke: '#2f6f9f', dash: 'none', name: 'A' },
  { stroke: '#b3382c', dash: '7 4', name: 'B' },
];

/** Values that are drawn of one line. */
const MOST_STEPS = 400;

/** The plot as an SVG document. */
export function plotSvg(tally: Tally, titles: readonly string[]): string {
  const names = [...new Set(tally.arms.flatMap(({ numbers }) => Object.keys(numbers)))].sort();
  const { width, height, left, right, top, gap } = PANEL;
  const head = top + titles.length * 18;
  const all = head + names.length * (height + gap);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + right} ${all}" role="img">`,
    '<title>Share of the runs that came to at most so much, for each number</title>',
    '<style>text{font:13px system-ui,sans-serif;fill:#2b2b2b}.title{font-weight:600}</style>',
    `<rect width="${left + width + right}" height="${all}" fill="#fffdf7"/>`,
    ...titles.map((title, place) => legend(title, place, titles.length)),
    ...names.map((name, place) =>
      panel(
        name,
        tally.arms.map(({ numbers }) => numbers[name] ?? {}),
        head + place * (height + gap),
      ),
    ),
    '</svg>',
    '',
  ].join('\n');
}

function legend(title: string, place: number, of: number): string {
  const { stroke, dash, name } = LINES[place]!;
  const y = 24 + place * 18;
  return (
    `<path d="M12 ${y - 4}h34" stroke="${stroke}" stroke-width="2.5" stroke-dasharray="${dash}"/>` +
    `<text x="54" y="${y}">${of === 1 ? '' : `${name}: `}${escaped(title)}</text>`
  );
}

function panel(name: string, arms: readonly Counts[], top: number): string {
  const { width, height, left } = PANEL;
  const values = arms.flatMap(counts => Object.keys(counts).map(Number));
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const span = Math.max(1, most - least);
  const x = (value: number) => left + ((value - least) / span) * width;
  const y = (share: number) => top + (1 - share) * height;
  const ticks = ticksOf(least, most);
  return [
    `<text class="title" x="${left}" y="${top - 10}">${escaped(name)}</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].map(
      share =>
        `<path d="M${left} ${y(share).toFixed(1)}h${width}" stroke="#ddd8c8"/>` +
        `<text x="${left - 8}" y="${(y(share) + 4).toFixed(1)}" text-anchor="end">${share * 100} %</text>`,
    ),
    ...ticks.map(
      tick =>
        `<text x="${x(tick).toFixed(1)}" y="${top + height + 18}" text-anchor="middle">${tick}</text>`,
    ),
    ...arms.map((counts, place) => {
      const { stroke, dash } = LINES[place]!;
      const path = stepsOf(counts)
        .map(([value, before, after]) => {
          const at = x(value).toFixed(1);
          return `L${at} ${y(before).toFixed(1)}L${at} ${y(after).toFixed(1)}`;
        })
        .join('');
      const end = `H${left + width}`;
      return path === ''
        ? ''
        : `<path d="M${left} ${y(0)}${path}${end}" fill="none" stroke="${stroke}" stroke-width="2" stroke-dasharray="${dash}"/>`;
    }),
  ].join('\n');
}

/** [value, share of the runs below it, share up to it], thinned where there are very many. */
function stepsOf(counts: Counts): (readonly [number, number, number])[] {
  const list = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .toSorted(([one], [other]) => one - other);
  const all = list.reduce((sum, [, count]) => sum + count, 0);
  const every = Math.ceil(list.length / MOST_STEPS);
  const steps: (readonly [number, number, number])[] = [];
  let [sum, drawn] = [0, 0];
  for (const [place, [value, count]] of list.entries()) {
    sum += count;
    if (place % every === 0 || place === list.length - 1) {
      steps.push([value, drawn / all, sum / all]);
      drawn = sum;
    }
  }
  return steps;
}

/** About six round numbers from the least to the most. */
function ticksOf(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 6);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(each => each * power).find(each => each >= rough)!;
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) {
    ticks.push(tick);
  }
  return ticks;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
