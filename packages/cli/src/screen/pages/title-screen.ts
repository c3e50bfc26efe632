// The title: an open book, and what can be begun.

import type { Draw, Stage } from '../stage/stage.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { type Footer, fitting } from '../terminal/lines.ts';
import { hueInk, type Screen } from '../terminal/look.ts';

/** One entry of the title. */
export interface TitleEntry<Value> {
  readonly key: string;
  readonly text: string;
  /** What it leads to, in a few words. */
  readonly about: string;
  readonly value: Value;
}

/** Two pages; in letters that every terminal has. */
const BOOK: readonly string[] = [
  '   ____________________   ____________________   ',
  '  /                    \\ /                    \\  ',
  ' |                      |                      | ',
  ' |     R O G U E        |       W R I G H T    | ',
  ' |                      |                      | ',
  ' |   ~~~~~~ ~~~ ~~~~    |   ~~~~ ~~~~~~ ~~~    | ',
  ' |   ~~~ ~~~~~~~ ~~~~   |   ~~~~~~~ ~~ ~~~~~   | ',
  ' |   ~~~~~ ~~~~ ~~~     |   ~~ ~~~~~~ ~~~~     | ',
  '  \\____________________/ \\____________________/  ',
];

const HINT: Footer = ['A letter, or arrows and Enter; q leaves', 'A letter; q leaves'];

const BOOK_COLUMNS = 49;

/** Hues of the written lines, left page and right. */
const WRITING: readonly (readonly [left: string, right: string])[] = [
  ['fire', 'magic'],
  ['frost', 'restoration'],
  ['electricity', 'mind'],
];

const WRITTEN_FROM = 5;
const NAME_AT = 3;

/** Rows below the entries: their description with a blank row on either side, a notice and the footer. */
const ROWS_BELOW = 3;

/** Rows of the book, where there is room for it above the entries; else one line. */
function bookRows(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  entries: number,
): number {
  const room = BOOK.length + 3 + entries + ROWS_BELOW;
  return columns >= BOOK_COLUMNS + 2 && rows >= room ? BOOK.length + 2 : 2;
}

/** Lets the player choose an entry of the title page; undefined if he leaves it. @param notice a text under the entries */
export async function chooseOnTitle<Value>(
  stage: Stage,
  entries: readonly TitleEntry<Value>[],
  notice: string,
): Promise<Value | undefined> {
  let isLeaving = false;
  for (let at = 0; ; ) {
    const wasLeaving = isLeaving;
    const told = isLeaving ? 'Esc once more leaves the program.' : notice;
    const key = await stage.key(titlePicture(entries, at, told));
    // One Esc too many, after a page that closed by itself, must not end the app.
    isLeaving = key === 'Escape';
    const clicked = clickedCell(key);
    const row = clicked === undefined ? -1 : clicked.y - bookRows(stage, entries.length) - 1;
    const chosen = entries[row] ?? entries.find(entry => entry.key === key);
    if (chosen !== undefined) {
      return chosen.value;
    }
    switch (key) {
      case 'Enter':
      case ' ':
        return entries[at]?.value;
      case 'Escape':
        if (wasLeaving) {
          return undefined;
        }
        break;
      case '^C':
        return undefined;
      case 'ArrowDown':
      case 'Tab':
      case 'j':
        at = (at + 1) % entries.length;
        break;
      case 'ArrowUp':
      case 'Shift+Tab':
      case 'k':
        at = (at + entries.length - 1) % entries.length;
        break;
    }
  }
}

/** The title as it is drawn, also under pages. */
export function titlePicture(
  entries: readonly TitleEntry<unknown>[],
  at: number,
  notice: string,
): Draw {
  return screen => {
    const { cells } = screen;
    drawBook(screen, entries.length);
    const top = bookRows(cells, entries.length) + 1;
    const left = Math.max(1, Math.floor((cells.columns - BOOK_COLUMNS) / 2) + 2);
    entries.forEach(({ key, text, about }, index) => {
      const isHere = index === at;
      cells.put(left, top + index, `${isHere ? '›' : ' '} ${key}  ${text}`, {
        ink: isHere ? INK.accent : INK.text,
        bold: isHere,
      });
      if (isHere) {
        const below = Math.min(top + entries.length + 1, cells.rows - 2);
        cells.put(left + 2, below, about, { ink: INK.muted });
      }
    });
    const below = Math.min(top + entries.length + 3, cells.rows - 2);
    if (notice !== '') {
      cells.clear(0, below, cells.columns, 1);
      cells.put(left + 2, below, notice, { ink: INK.accent });
    }
    const footer = fitting(HINT, cells.columns);
    cells.put(0, cells.rows - 1, footer, { ink: INK.muted });
  };
}

function drawBook({ cells, palette }: Screen, entries: number): void {
  if (bookRows(cells, entries) < BOOK.length) {
    cells.put(1, 1, 'R O G U E W R I G H T', { ink: INK.accent, bold: true });
    return;
  }
  const left = Math.floor((cells.columns - BOOK_COLUMNS) / 2);
  const middle = BOOK_COLUMNS >> 1;
  BOOK.forEach((text, row) => {
    cells.put(left, 1 + row, text, { ink: INK.wood });
    const inks =
      row === NAME_AT
        ? [INK.accent, INK.accent]
        : WRITING[row - WRITTEN_FROM]?.map(hue => hueInk(palette, hue));
    [text.slice(2, middle), text.slice(middle + 1, -2)].forEach((page, side) => {
      const ink = inks?.[side];
      if (ink !== undefined) {
        const x = left + (side === 0 ? 2 : middle + 1);
        cells.put(x, 1 + row, page, { ink, bold: row === NAME_AT });
      }
    });
  });
}
