// A page of rows to go through and change, with a text about the row at hand.

import type { Draw, Stage } from '../stage/stage.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { wrapped } from '../terminal/lines.ts';
import type { Screen } from '../terminal/look.ts';

/** What the page shows now. */
export interface Rows {
  readonly title: string;
  readonly rows: readonly string[];
  /** Paragraphs about the row at hand. */
  readonly about: (at: number) => readonly string[];
  readonly hint: string;
}

/** The first row. */
const TOP = 2;

/**
 * Shows the rows until the player leaves the page.
 * @param rows what is shown now; asked again after each key
 * @param press a key at a row that isn't an arrow up or down; @returns the row to go to, if another
 */
export async function goThroughRows(
  stage: Stage,
  rows: () => Rows,
  press: (key: string, at: number) => Promise<number | undefined>,
): Promise<void> {
  for (let at = 0; ; ) {
    const shown = rows();
    const count = shown.rows.length;
    const key = await stage.key(drawRows(shown, at));
    const clicked = clickedCell(key);
    if (clicked !== undefined) {
      const row = clicked.y - TOP;
      if (row >= 0 && row < count) {
        at = row === at ? ((await press('Enter', at)) ?? at) : row;
      }
      continue;
    }
    switch (key) {
      case 'Escape':
      case '^C':
        return;
      case 'ArrowDown':
      case 'Tab':
        at = (at + 1) % Math.max(1, count);
        break;
      case 'ArrowUp':
      case 'Shift+Tab':
        at = (at + count - 1) % Math.max(1, count);
        break;
      default:
        at = (await press(key, at)) ?? at;
    }
  }
}

function drawRows({ title, rows, about, hint }: Rows, at: number): Draw {
  return ({ cells }: Screen) => {
    cells.put(1, 0, title, { ink: INK.accent, bold: true });
    rows.forEach((text, index) => {
      cells.put(1, TOP + index, ` ${text} `, { reverse: index === at, bold: index === at });
    });
    const below = TOP + rows.length + 1;
    const lines = about(at).flatMap(text => [...wrapped(text, cells.columns - 4), '']);
    lines.slice(0, Math.max(0, cells.rows - 1 - below)).forEach((text, index) => {
      cells.put(2, below + index, text, { ink: INK.text });
    });
    cells.put(0, cells.rows - 1, hint, { ink: INK.muted });
  };
}
