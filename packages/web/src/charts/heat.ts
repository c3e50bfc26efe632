// Shades of a heat table, and the cell that a key leads to.

/** A cell by row and column, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Shades from 1, the worst, to this, the best; 0 is a cell without a number. */
const MOST_SHADE = 5;

/** The shade of a number between the least and the greatest of a table; infinite ones are at an end. */
export function shadeOf(
  number: number,
  least: number,
  most: number,
  better: 'less' | 'more',
): number {
  const span = most - least;
  const share = span > 0 ? Math.min(1, Math.max(0, (number - least) / span)) : 0;
  const good = better === 'more' ? share : 1 - share;
  return Math.min(MOST_SHADE, 1 + Math.floor(good * MOST_SHADE));
}

/** The cell that a key leads to from another; undefined for a key that moves nothing. */
export function cellAfter(
  { row, column }: Cell,
  key: string,
  rows: number,
  columns: number,
): Cell | undefined {
  const within = (at: number, size: number) => Math.min(size - 1, Math.max(0, at));
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - 1, rows), column };
    case 'ArrowDown':
      return { row: within(row + 1, rows), column };
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) };
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: rows - 1, column };
    default:
      return undefined;
  }
}
