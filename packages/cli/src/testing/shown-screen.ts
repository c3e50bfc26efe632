// What a terminal shows of all that was written to it: as much of ECMA-48 as the game writes.

const ESCAPE = '\u001b';

/** What follows the escape of a control sequence: its parameters and its kind. */
const SEQUENCE = /^\[([\d;?]*)([A-Za-z])/;

/** A question to the terminal begins so and ends with a bell. It shows nothing of it. */
const QUESTION = `${ESCAPE}]`;
const BELL = '\u0007';

/** The same, of which only the beginning has come. */
const BEGUN = /^(?:\[[\d;?]*)?$/;

/** One cell: its sign, and the parameters of the style that it was written in. */
export interface ShownCell {
  readonly sign: string;
  readonly style: string;
}

const EMPTY: ShownCell = { sign: ' ', style: '0' };

/** Modes: the other screen, and a picture on its way, which says nothing of the screen. */
const OTHER_SCREEN = '1049';
const PICTURE = '2026';

/** A screen that is written to. */
export class ShownScreen {
  #cells = new Map<string, ShownCell>();
  /** The usual screen, while the other one is shown. */
  #usual: { readonly cells: Map<string, ShownCell>; readonly x: number; readonly y: number } = {
    cells: this.#cells,
    x: 0,
    y: 0,
  };
  #rest = '';
  #x = 0;
  #y = 0;
  #style = '0';
  /** Private modes that are on: 1049 the other screen, 25 the cursor, 1000 clicks. */
  readonly modes = new Set<string>();

  /** Does what a terminal does with what is written: moves, empties, prints. */
  write(text: string): void {
    let rest = this.#rest + text;
    while (rest !== '' && !(rest.startsWith(ESCAPE) && BEGUN.test(rest.slice(1)))) {
      if (rest.startsWith(QUESTION)) {
        const end = rest.indexOf(BELL);
        if (end < 0) {
          break;
        }
        rest = rest.slice(end + 1);
        continue;
      }
      const sequence = rest.startsWith(ESCAPE) ? SEQUENCE.exec(rest.slice(1)) : null;
      if (sequence === null) {
        const [sign = ''] = rest;
        this.#print(sign);
        rest = rest.slice(sign.length);
      } else {
        this.#control(sequence[1] ?? '', sequence[2] ?? '');
        rest = rest.slice(1 + sequence[0].length);
      }
    }
    this.#rest = rest;
  }

  /** The cell of a column and a row, from 0. */
  at(x: number, y: number): ShownCell {
    return this.#cells.get(`${x} ${y}`) ?? EMPTY;
  }

  /** The rows as text. */
  text(columns: number, rows: number): string {
    const lines = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => this.at(x, y).sign)
        .join('')
        .trimEnd(),
    );
    return lines.join('\n');
  }

  #print(sign: string): void {
    if (sign === '\r') {
      this.#x = 0;
    } else if (sign === '\n') {
      this.#y++;
    } else {
      this.#cells.set(`${this.#x} ${this.#y}`, { sign, style: this.#style });
      this.#x++;
    }
  }

  #control(parameters: string, kind: string): void {
    switch (kind) {
      case 'H': {
        const [row = 1, column = 1] = parameters.split(';').map(Number);
        [this.#x, this.#y] = [column - 1, row - 1];
        return;
      }
      case 'J':
        this.#cells.clear();
        return;
      case 'm':
        this.#style = parameters;
        return;
      case 'h':
      case 'l':
        this.#switch(parameters.slice(1), kind === 'h');
        return;
    }
  }

  #switch(mode: string, isOn: boolean): void {
    if (mode === PICTURE) {
      return;
    }
    if (mode === OTHER_SCREEN && isOn !== this.modes.has(mode)) {
      if (isOn) {
        this.#usual = { cells: this.#cells, x: this.#x, y: this.#y };
        this.#cells = new Map();
      } else {
        ({ cells: this.#cells, x: this.#x, y: this.#y } = this.#usual);
      }
    }
    if (isOn) {
      this.modes.add(mode);
    } else {
      this.modes.delete(mode);
    }
  }
}
