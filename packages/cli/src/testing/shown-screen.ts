// What a terminal shows of all that was written to it: as much of ECMA-48 as the game writes.

const ESCAPE = '\u001b';

/** What follows the escape of a control sequence: its parameters and its kind. */
const SEQUENCE = /^\[([\d;?]*)([A-Za-z])/;

/** The same, of which only the beginning has come. */
const BEGUN = /^(?:\[[\d;?]*)?$/;

/** One cell: its sign, and the parameters of the style that it was written in. */
export interface ShownCell {
  readonly sign: string;
  readonly style: string;
}

const EMPTY: ShownCell = { sign: ' ', style: '0' };

/** A screen that is written to. */
export class ShownScreen {
  readonly #cells = new Map<string, ShownCell>();
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
        this.modes.add(parameters.slice(1));
        return;
      case 'l':
        this.modes.delete(parameters.slice(1));
        return;
    }
  }
}
