// The danger of the last turns as bars. Its numbers are in the table of the moves below it.

import { dangerColumns, percent } from '@roguewright/engine/face';
import type { DangerPoint } from '@roguewright/engine/odds';

/** The plot in its own units. */
const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 42;
const BOTTOM = 20;
const TOP = 8;

/** The part of a column that its bar fills. */
const BAR = 0.8;

/** Height of a bar whose danger isn't quite 0. */
const LEAST = 1;

interface PlotProps {
  readonly moves: readonly DangerPoint[];
}

/** The plot; nothing where nobody was seen that could kill the hero, or of a single turn. */
export function DangerPlot({ moves }: PlotProps) {
  const columns = dangerColumns(moves);
  const highest = Math.max(0, ...columns);
  const [first, last] = [moves[0], moves.at(-1)];
  if (first === undefined || last === undefined || columns.length < 2 || highest === 0) {
    return null;
  }
  const wide = (WIDTH - LEFT) / columns.length;
  const down = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const bars = columns.map((death, place) => {
    const high = death === 0 ? 0 : Math.max(LEAST, down(0) - down(death));
    return `M${LEFT + place * wide} ${down(0)}v${-high}h${BAR * wide}v${high}z`;
  });
  return (
    <figure class="luck-plot danger-plot">
      <figcaption>Danger over the turns: the chance to be dead five moves later</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`At most ${percent(highest)} from turn ${first.turn} to ${last.turn}`}
      >
        {[0, 1 / 2, 1].map(share => (
          <g key={share}>
            <line class="luck-rule" x1={LEFT} x2={WIDTH} y1={down(share)} y2={down(share)} />
            <text x={LEFT - 4} y={down(share) + 4} text-anchor="end">
              {100 * share} %
            </text>
          </g>
        ))}
        <path class="danger-bar" d={bars.join('')} />
        <text x={LEFT} y={HEIGHT - 4}>
          turn {first.turn}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} text-anchor="end">
          {last.turn}
        </text>
      </svg>
    </figure>
  );
}
