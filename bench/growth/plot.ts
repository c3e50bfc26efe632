// A series as a plot: cost over size, both by their logarithms, beside a line of n log n from its first point.

import { exponentOf, type Point, type Series } from './fit.ts';

const [WIDTH, HEIGHT, LEFT, TOP] = [420, 300, 70, 46];

/** Powers of ten around some numbers. */
function decades(numbers: readonly number[]): readonly number[] {
  const first = Math.floor(Math.log10(Math.min(...numbers)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...numbers))));
  return Array.from({ length: last - first + 1 }, (_, place) => 10 ** (first + place));
}

function timeOf(microseconds: number): string {
  return microseconds < 1000
    ? `${microseconds} µs`
    : microseconds < 1e6
      ? `${microseconds / 1000} ms`
      : `${microseconds / 1e6} s`;
}

/** The plot as SVG. */
export function plotOf({ name, of, unit, points }: Series): string {
  const [sizes, costs] = [decades(points.map(at => at.size)), decades(points.map(at => at.cost))];
  const along = (value: number, marks: readonly number[]) =>
    Math.log(value / marks[0]!) / Math.log(marks.at(-1)! / marks[0]!);
  const x = (size: number) => (LEFT + along(size, sizes) * WIDTH).toFixed(1);
  const y = (cost: number) => (TOP + (1 - along(cost, costs)) * HEIGHT).toFixed(1);
  const path = (line: readonly Point[]) =>
    line.map(({ size, cost }, place) => `${place === 0 ? 'M' : 'L'}${x(size)} ${y(cost)}`).join('');
  const first = points[0]!;
  const steep = points
    .map(({ size }) => {
      const logs = Math.log(Math.max(2, size)) / Math.log(Math.max(2, first.size));
      return { size, cost: (first.cost * size * logs) / first.size };
    })
    .filter(({ cost }) => cost <= costs.at(-1)!);
  const title = `${name}: ${unit}, size^${exponentOf(points).toFixed(2)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 40} ${TOP + HEIGHT + 60}" role="img">`,
    `<title>${title}</title>`,
    '<style>text{font:13px system-ui,sans-serif;fill:#2b2b2b}</style>',
    '<rect width="100%" height="100%" fill="#fffdf7"/>',
    `<text x="${LEFT}" y="26" style="font-weight:600">${title}</text>`,
    ...sizes.map(
      size =>
        `<path d="M${x(size)} ${TOP}V${TOP + HEIGHT}" stroke="#ddd"/><text x="${x(size)}" y="${TOP + HEIGHT + 20}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    ),
    ...costs.map(
      cost =>
        `<path d="M${LEFT} ${y(cost)}H${LEFT + WIDTH}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(cost)}" text-anchor="end" dominant-baseline="middle">${timeOf(cost)}</text>`,
    ),
    `<path d="${path(steep)}" fill="none" stroke="#b0823c" stroke-dasharray="4 4"><title>n log n</title></path>`,
    `<path d="${path(points)}" fill="none" stroke="#24527a" stroke-width="2"/>`,
    ...points.map(
      ({ size, cost }) =>
        `<circle cx="${x(size)}" cy="${y(cost)}" r="4" fill="#24527a"><title>${size}: ${cost.toFixed(1)} µs</title></circle>`,
    ),
    `<text x="${LEFT + WIDTH / 2}" y="${TOP + HEIGHT + 46}" text-anchor="middle">${of} (dashed: n log n)</text>`,
    '</svg>',
    '',
  ].join('\n');
}
