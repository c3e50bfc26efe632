// The danger of a game turn by turn as a plot of characters, the same on every face that writes text.

import type { DangerPoint } from '../../odds/index.ts';

/** Columns of the plot at most: several turns share one, which shows the highest danger of them. */
const COLUMNS = 60;

/** Rows of the plot. */
const ROWS = 5;

/** Width of the marks at the left. */
const MARK = 5;

/** Chance of death from which a plot is worth drawing. */
const WORTH_A_PLOT = 0.01;

/** The highest danger of each column, from the first turn to the last. */
export function dangerColumns(points: readonly DangerPoint[], most: number = COLUMNS): number[] {
  const [first] = points;
  if (first === undefined) {
    return [];
  }
  const turns = points.at(-1)!.turn - first.turn + 1;
  const columns = new Array<number>(Math.min(most, turns)).fill(0);
  for (const { turn, death } of points) {
    const column = Math.floor(((turn - first.turn) / turns) * columns.length);
    columns[column] = Math.max(columns[column]!, death);
  }
  return columns;
}

/** The lines of the plot; none where it would be empty. */
export function dangerPlot(points: readonly DangerPoint[]): string[] {
  const columns = dangerColumns(points);
  if (columns.length < 2 || Math.max(...columns) < WORTH_A_PLOT) {
    return [];
  }
  const lines = Array.from({ length: ROWS }, (_, place) => {
    const row = ROWS - place;
    const bars = columns.map(death => (isReached(death, row) ? '#' : ' ')).join('');
    return `${`${(100 * row) / ROWS}`.padStart(MARK - 2)} %|${bars}`.trimEnd();
  });
  const [first, last] = [`${points[0]!.turn}`, `${points.at(-1)!.turn}`];
  const room = Math.max(1, columns.length - first.length - last.length);
  return [
    ...lines,
    `${' '.repeat(MARK)}+${'-'.repeat(columns.length)}`,
    `${' '.repeat(MARK + 1)}${first}${' '.repeat(room)}${last}`,
  ];
}

/** Whether a danger reaches a row, 1…ROWS: the lowest from one in a hundred on, the others from their middle on. */
function isReached(death: number, row: number): boolean {
  return death >= (row === 1 ? WORTH_A_PLOT : (row - 1 / 2) / ROWS);
}
