// A screen for tests: it plays keys that are written down, and keeps what it would show.

import type { Device } from '../screen/device.ts';

const ESCAPE = '\u001b';

/** What follows the escape of a sequence: its parameters and its kind. */
const SEQUENCE = /^\[([\d;?]*)([A-Za-z])/;

/** A device whose keys are known; after the last one it hangs up. */
export class FakeDevice implements Device {
  readonly colourDepth = 1;
  readonly unicode = true;
  /** Everything written, piece by piece. */
  readonly written: string[] = [];
  /** The screen as it was when each key was pressed. */
  readonly screens: string[] = [];
  columns: number;
  rows: number;
  readonly #keys: readonly string[];
  readonly #cells = new Map<string, string>();
  #at = 0;

  constructor(keys: readonly string[], columns = 80, rows = 24) {
    this.#keys = keys;
    this.columns = columns;
    this.rows = rows;
  }

  /** Does what a terminal does with what is written: moves, empties, prints. */
  write(text: string): void {
    this.written.push(text);
    let rest = text;
    let [x, y] = [0, 0];
    while (rest !== '') {
      const sequence = rest.startsWith(ESCAPE) ? SEQUENCE.exec(rest.slice(1)) : null;
      if (sequence === null) {
        const [sign = ''] = rest;
        this.#cells.set(`${x} ${y}`, sign);
        x++;
        rest = rest.slice(sign.length);
        continue;
      }
      const [all, parameters = '', kind] = sequence;
      if (kind === 'H') {
        const [row = 1, column = 1] = parameters.split(';').map(Number);
        [x, y] = [column - 1, row - 1];
      } else if (kind === 'J') {
        this.#cells.clear();
      }
      rest = rest.slice(1 + all.length);
    }
  }

  async key(): Promise<string> {
    this.screens.push(this.#text());
    return this.#keys[this.#at++] ?? 'hang-up';
  }

  #text(): string {
    const rows = Array.from({ length: this.rows }, (_, y) =>
      Array.from({ length: this.columns }, (_, x) => this.#cells.get(`${x} ${y}`) ?? ' ').join(''),
    );
    return rows.map(row => row.trimEnd()).join('\n');
  }
}
