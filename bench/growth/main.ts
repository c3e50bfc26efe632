// `npm run bench growth [-- --short] [--plots DIR] [SERIES…]`: how costs grow with sizes, with the exponent of each
// series. With --plots one plot for each is written there. Exit code 1 when a cost grows faster than n log n.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exponentOf, exponentOfNLogN, type Series } from './fit.ts';
import { plotOf } from './plot.ts';
import { SERIES } from './series.ts';

/** How far a measured exponent may lie above that of n log n: caches fill up, and clocks are coarse. */
const TOLERANCE = 0.2;

const LONG = { pieceMilliseconds: 200 };
const SHORT = { pieceMilliseconds: 40, most: 10_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, plots: { type: 'string' } },
});
const unknown = positionals.find(name => !SERIES.some(series => series.name === name));
if (unknown === undefined) {
  process.exitCode = (await measure()) ? 0 : 1;
} else {
  console.error(`no series ${unknown}; there are: ${SERIES.map(({ name }) => name).join(', ')}`);
  process.exitCode = 2;
}

/** @returns whether no cost grows faster than n log n */
async function measure(): Promise<boolean> {
  const { plots } = values;
  if (plots !== undefined) {
    mkdirSync(plots, { recursive: true });
  }
  let isGood = true;
  for (const { name, measured } of SERIES) {
    if (positionals.length === 0 || positionals.includes(name)) {
      const series = await measured(values.short === true ? SHORT : LONG);
      const most = exponentOfNLogN(series.points) + TOLERANCE;
      const exponent = exponentOf(series.points);
      isGood &&= exponent <= most;
      console.log(lineOf(series, exponent, most));
      if (plots !== undefined) {
        writeFileSync(join(plots, `${name}.svg`), plotOf(series));
      }
    }
  }
  return isGood;
}

function lineOf({ name, of, unit, points }: Series, exponent: number, most: number): string {
  const costs = points.map(({ size, cost }) => `${size.toLocaleString('en')}: ${timeOf(cost)}`);
  const verdict = exponent <= most ? 'ok' : 'GROWS TOO FAST';
  return [
    `${verdict.padEnd(4)} ${name}: ${unit} grows as size^${exponent.toFixed(2)} (at most ${most.toFixed(2)})`,
    `     ${of}: ${costs.join(', ')}`,
  ].join('\n');
}

function timeOf(microseconds: number): string {
  return microseconds < 1000
    ? `${microseconds.toFixed(1)} µs`
    : microseconds < 1e6
      ? `${(microseconds / 1000).toFixed(1)} ms`
      : `${(microseconds / 1e6).toFixed(2)} s`;
}
