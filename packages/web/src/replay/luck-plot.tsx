// The luck of a game over its turns, as a line and as a table.

import type { LuckPoint } from '@roguewright/engine/odds';
import { percent } from '../figures.ts';

/** The plot in its own units. */
const WIDTH = 320;
const HEIGHT = 140;
const LEFT = 34;
const BOTTOM = 20;
const TOP = 8;

/** Points that are drawn and listed at most. */
const MOST_POINTS = 120;

/** The luck that half of all games have. */
const HALF = 0.5;

/** At most so many points, the first and the last among them. */
function thinnedPath(path: readonly LuckPoint[]): readonly LuckPoint[] {
  const step = Math.max(1, (path.length - 1) / (MOST_POINTS - 1));
  const count = Math.min(path.length, MOST_POINTS);
  return Array.from({ length: count }, (_, place) => path[Math.round(place * step)]!);
}

interface PlotProps {
  readonly path: readonly LuckPoint[];
  /** Shows a point of the record by its number of commands; absent: it can’t be shown. */
  readonly go?: ((sequence: number) => void) | undefined;
}

/** The plot; nothing before there are two points. */
export function LuckPlot({ path, go }: PlotProps) {
  const points = thinnedPath(path);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) {
    return null;
  }
  const across = (turn: number) =>
    LEFT + ((turn - first.turn) / Math.max(1, last.turn - first.turn)) * (WIDTH - LEFT - 4);
  const down = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const line = points.map(({ turn, percentile }) => `${across(turn)},${down(percentile)}`);
  return (
    <figure class="luck-plot">
      <figcaption>
        Luck over the turns: luckier than this part of games with the same acts
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`From ${percent(first.percentile)} at turn ${first.turn} to ${percent(last.percentile)} at turn ${last.turn}`}
      >
        {[0, HALF, 1].map(share => (
          <g key={share}>
            <line class="luck-rule" x1={LEFT} x2={WIDTH} y1={down(share)} y2={down(share)} />
            <text x={LEFT - 4} y={down(share) + 4} text-anchor="end">
              {100 * share}
            </text>
          </g>
        ))}
        <polyline class="luck-line" points={line.join(' ')} />
        <text x={LEFT} y={HEIGHT - 4}>
          turn {first.turn}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} text-anchor="end">
          {last.turn}
        </text>
      </svg>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Draws</th>
              <th scope="col">Luckier than</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ sequence, turn, count, percentile }) => (
              <tr key={sequence}>
                <td>
                  {go === undefined ? (
                    turn
                  ) : (
                    <button type="button" class="quiet" onClick={() => go(sequence)}>
                      {turn}
                    </button>
                  )}
                </td>
                <td>{count}</td>
                <td>{percent(percentile)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
