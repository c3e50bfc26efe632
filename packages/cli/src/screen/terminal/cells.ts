// The screen as cells, and the escape sequences that change one picture into the next.

import type { Ground } from './ground.ts';
import { INK, type Ink, inkCode } from './ink.ts';

/** How a text is written. */
export interface Style {
  readonly ink?: Ink;
  readonly bold?: boolean;
  /** Light and dark exchanged: cursors and selections, seen without colour too. */
  readonly reverse?: boolean;
  readonly underline?: boolean;
}

/** What the terminal can show. */
export interface Abilities {
  /** Bits of colour: 1 (none), 4, 8 or 24. */
  readonly colourDepth: number;
  /** Its own background; absent: dark. */
  readonly ground?: Ground;
  /** Whether signs beyond ASCII can be shown. */
  readonly unicode: boolean;
}

const BOLD = 1 << 24;
const REVERSE = 1 << 25;
const UNDERLINE = 1 << 26;

/** A picture: a sign and a style for each cell. */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  readonly #signs: string[];
  readonly #styles: Int32Array;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.#signs = new Array<string>(columns * rows).fill(' ');
    this.#styles = new Int32Array(columns * rows).fill(INK.text);
  }

  /** Writes a text into one row, cut at the edge. @param most cells that it may take */
  put(x: number, y: number, text: string, style: Style = {}, most = this.columns): void {
    if (y < 0 || y >= this.rows) {
      return;
    }
    const code =
      (style.ink ?? INK.text) |
      (style.bold ? BOLD : 0) |
      (style.reverse ? REVERSE : 0) |
      (style.underline ? UNDERLINE : 0);
    let column = x;
    for (const sign of text) {
      if (column >= this.columns || column >= x + most) {
        return;
      }
      if (column >= 0) {
        this.#signs[y * this.columns + column] = sign;
        this.#styles[y * this.columns + column] = code;
      }
      column++;
    }
  }

  /** Empties a rectangle. */
  clear(x: number, y: number, columns: number, rows: number): void {
    for (let row = y; row < y + rows; row++) {
      this.put(x, row, ' '.repeat(columns));
    }
  }

  /** The rows as text, without styles. */
  text(): string[] {
    return Array.from({ length: this.rows }, (_, y) =>
      this.#signs
        .slice(y * this.columns, (y + 1) * this.columns)
        .join('')
        .trimEnd(),
    );
  }

  /** What to write so that a screen that shows `before` shows this; empty when nothing changed. */
  changesFrom(before: Cells | undefined, abilities: Abilities): string {
    const isNew = before?.columns !== this.columns || before.rows !== this.rows;
    const old = isNew ? undefined : before;
    const parts: string[] = [];
    let style = -1;
    let next = -1;
    for (let index = 0; index < this.#signs.length; index++) {
      const sign = this.#signs[index]!;
      const wanted = this.#styles[index]!;
      const same = old !== undefined && old.#signs[index] === sign && old.#styles[index] === wanted;
      if (same) {
        continue;
      }
      const column = index % this.columns;
      if (index !== next || column === 0) {
        parts.push(`\u001b[${Math.floor(index / this.columns) + 1};${column + 1}H`);
      }
      if (wanted !== style) {
        parts.push(styleSequence(wanted, abilities));
        style = wanted;
      }
      parts.push(abilities.unicode ? sign : asciiOf(sign));
      next = index + 1;
    }
    return parts.length === 0
      ? ''
      : `\u001b[?2026h${isNew ? '\u001b[0m\u001b[2J' : ''}${parts.join('')}\u001b[0m\u001b[?2026l`;
  }
}

function styleSequence(style: number, { colourDepth, ground }: Abilities): string {
  const codes = [
    '0',
    (style & BOLD) === 0 ? '' : '1',
    (style & UNDERLINE) === 0 ? '' : '4',
    (style & REVERSE) === 0 ? '' : '7',
    inkCode(style & 0xffffff, colourDepth, ground),
  ];
  return `\u001b[${codes.filter(code => code !== '').join(';')}m`;
}

/** Stand-ins where the terminal knows ASCII only. */
const ASCII: Readonly<Record<string, string>> = {
  '·': '.',
  '§': '#',
  '≈': '~',
  '∩': "'",
  '¦': "'",
  '¤': '+',
  '│': '|',
  '─': '-',
  '–': '-',
  '’': "'",
  '█': '#',
  '▓': '=',
  '▒': ':',
  '░': '-',
  '≡': '_',
  '║': '"',
  '−': '-',
  '±': '~',
  '×': 'x',
  '›': '>',
  '↓': 'v',
  '↑': '^',
};

function asciiOf(sign: string): string {
  return sign <= '~' ? sign : (ASCII[sign] ?? '?');
}
