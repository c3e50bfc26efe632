// What a terminal shows after all that was written to it: signs and colours, a cell each. It knows as
// much of a terminal's language as the game speaks: places, colours in 24 bits, clearing.

/** A sign and how it is written; colours as `r;g;b`, empty for the terminal's own. */
export interface Cell {
  readonly sign: string;
  readonly ink: string;
  readonly ground: string;
  readonly bold: boolean;
  readonly reverse: boolean;
}

const BLANK: Cell = { sign: ' ', ink: '', ground: '', bold: false, reverse: false };

/** One piece of what is written: an escape sequence, or one sign. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the language of terminals begins with one.
const PIECE = /\u001b\[([?<>=]?)([\d;]*)([A-Za-z])|\u001b[^[]|[\s\S]/gu;

/** The rows of a screen of that size. */
export function screenCells(written: string, columns: number, rows: number): Cell[][] {
  const empty = () => Array.from({ length: rows }, () => Array<Cell>(columns).fill(BLANK));
  let cells = empty();
  let [x, y] = [0, 0];
  let style = BLANK;
  for (const [piece, mark, figures = '', order] of written.matchAll(PIECE)) {
    const [first = 0, second = 0] = figures.split(';').map(Number);
    if (order === 'H' && mark === '') {
      [x, y] = [Math.max(1, second) - 1, Math.max(1, first) - 1];
    } else if (order === 'J') {
      cells = empty();
    } else if (order === 'm') {
      style = styled(style, figures);
    } else if (piece === '\r') {
      x = 0;
    } else if (piece === '\n') {
      y = Math.min(rows - 1, y + 1);
    } else if (!piece.startsWith('\u001b') && y < rows && x < columns) {
      cells[y]![x++] = { ...style, sign: piece };
    }
  }
  return cells;
}

/** The style after a list of figures. */
function styled(before: Cell, figures: string): Cell {
  const codes = figures.split(';').map(Number);
  let style = before;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!;
    if (code === 0) {
      style = BLANK;
    } else if (code === 1) {
      style = { ...style, bold: true };
    } else if (code === 7) {
      style = { ...style, reverse: true };
    } else if ((code === 38 || code === 48) && codes[at + 1] === 2) {
      const colour = codes.slice(at + 2, at + 5).join(';');
      style = code === 38 ? { ...style, ink: colour } : { ...style, ground: colour };
      at += 4;
    }
  }
  return style;
}
