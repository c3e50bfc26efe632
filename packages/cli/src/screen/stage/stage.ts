// Asks the player on the screen for a key, a choice or a page to read, and plays frames in between.

import type { ScreenOptions } from '../options/options.ts';
import type { Line } from '../picture/panels.ts';
import { Cells } from '../terminal/cells.ts';
import { type Device, LEAST } from '../terminal/device.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { type Footer, fitting, wrapped } from '../terminal/lines.ts';
import type { Screen } from '../terminal/look.ts';

/** One line of a menu. */
export interface Choice<Value> {
  /** The key that takes it. */
  readonly key: string;
  readonly text: string;
  readonly value: Value;
}

/** What is drawn under a page or a menu. */
export type Draw = (screen: Screen) => void;

/** How a page is read. */
export interface Reading {
  /** Its end is shown first. */
  readonly fromEnd?: boolean;
  /** Columns by which the later lines of a paragraph are moved in. */
  readonly indent?: number;
  /** Letters end it: they name what is on it. */
  readonly lettered?: boolean;
  /** A further hint about the keys. */
  readonly hint?: string;
}

/** What a list has besides its choices: what is told above them, heads of columns, and choices without a line. */
interface Besides<Value> {
  readonly about?: string | undefined;
  readonly heads?: string | undefined;
  readonly unlisted?: readonly Choice<Value>[];
}

/** A picture that is shown for a moment. */
export interface Moment {
  readonly draw: Draw;
  readonly milliseconds: number;
}

/** The terminal has hung up: no further keys. */
export class HungUp extends Error {}

/** The player didn't want to wait any longer. */
export class LeftWaiting extends Error {}

/** Milliseconds of waiting that aren't shown. */
const SHORT_WAIT = 200;

/** Milliseconds until a picture of waiting is drawn again. */
const LONG_WAIT = 1000;

const DEPTHS = { auto: undefined, '24 bits': 24, '256': 8, '16': 4, none: 1 } as const;

/** The screen: draws pictures, and repaints them when its size changes. */
export class Stage {
  readonly #device: Device;
  #options: ScreenOptions;
  #shown: Cells | undefined;
  /** Keys that were pressed by a macro and not taken yet. */
  #fed: readonly string[] = [];
  /** Keys that were pressed while something was waited for. */
  readonly #typed: string[] = [];

  constructor(device: Device, options: ScreenOptions) {
    this.#device = device;
    this.#options = options;
    device.mouse(options.mouse);
  }

  get columns(): number {
    return this.#device.columns;
  }

  get rows(): number {
    return this.#device.rows;
  }

  get options(): ScreenOptions {
    return this.#options;
  }

  /** Shows everything by other options from now on. */
  set options(options: ScreenOptions) {
    this.#options = options;
    this.#shown = undefined;
    this.#device.mouse(options.mouse);
  }

  /** What is shown has changed while a key is waited for: it is drawn once more. */
  wake(): void {
    this.#device.wake();
  }

  /** Whether the next key comes from a macro. */
  get isFed(): boolean {
    return this.#fed.length > 0;
  }

  /** The next keys are these, before any that are pressed. */
  feed(keys: readonly string[]): void {
    this.#fed = [...keys, ...this.#fed];
  }

  /** Draws a picture and waits for a key. A line feed, Ctrl-J, is as good as Enter. */
  async key(draw: Draw): Promise<string> {
    const key = await this.commandKey(draw);
    return key === '^J' ? 'Enter' : key;
  }

  /**
   * The same where keys begin commands: there Ctrl-J is a key of its own.
   * @param isNews whether something has come up that ends the waiting, as the key `news`; asked at each `wake`
   */
  async commandKey(draw: Draw, isNews: () => boolean = () => false): Promise<string> {
    const [fed, ...more] = this.#fed;
    if (fed !== undefined) {
      this.#fed = more;
      this.#show(draw);
      return fed;
    }
    const typed = this.#typed.shift();
    if (typed !== undefined) {
      this.#show(draw);
      return typed;
    }
    for (;;) {
      if (isNews()) {
        return 'news';
      }
      const fits = this.#show(draw);
      const key = await this.#device.key();
      if (key === 'hang-up') {
        throw new HungUp('the terminal is gone');
      }
      if (key === '^L' || key === 'redraw') {
        this.#shown = undefined;
      } else if (key !== 'resize' && (fits || key === '^C')) {
        return key;
      }
    }
  }

  /**
   * Shows a picture while something takes its time. Keys that are pressed meanwhile come after it.
   * @throws LeftWaiting when Ctrl-C is pressed first
   */
  async during<Result>(draw: Draw, work: Promise<Result>): Promise<Result> {
    let isDone = false;
    const end = () => {
      isDone = true;
      this.#device.wake();
    };
    const done = work.then(end, end);
    await Promise.race([done, new Promise(resolve => setTimeout(resolve, SHORT_WAIT))]);
    while (!isDone) {
      this.#show(draw);
      if (await this.#device.pause(LONG_WAIT)) {
        const key = await this.#device.key();
        if (key === 'hang-up') {
          throw new HungUp('the terminal is gone');
        }
        if (key === '^C') {
          throw new LeftWaiting('the player left while he waited');
        }
        if (key === '^L' || key === 'redraw') {
          this.#shown = undefined;
        } else if (key !== 'resize') {
          this.#typed.push(key);
        }
      }
    }
    return await work;
  }

  /** Shows moments one after the other; a key ends them, and is the next key. @returns whether one did */
  async play(moments: readonly Moment[]): Promise<boolean> {
    for (const { draw, milliseconds } of moments) {
      this.#show(draw);
      if (await this.#device.pause(milliseconds)) {
        return true;
      }
    }
    return false;
  }

  /** A page over a picture. @returns the key that ended it */
  async page(under: Draw, title: string, text: string, reading: Reading = {}): Promise<string> {
    const { fromEnd, indent, lettered, hint: more = '' } = reading;
    // Wrapped again whenever it is drawn: the size may have changed since.
    const wrappedNow = () => wrapped(text, this.columns - 4, indent);
    let first = fromEnd === true ? lastFirst(wrappedNow().length, this.rows - 3) : 0;
    for (;;) {
      const key = await this.key(screen => {
        const lines = wrappedNow();
        const room = this.rows - 3;
        first = Math.min(first, Math.max(0, lines.length - 1));
        const shown = lines.slice(first, first + room).map(line => ({ text: line }));
        const place = `${first + 1}–${first + shown.length} of ${lines.length}`;
        under(screen);
        drawSheet(
          screen.cells,
          title,
          shown,
          lines.length <= room
            ? [`Esc closes${more}`, 'Esc closes']
            : first + room < lines.length
              ? [`Esc closes; ${place}, Space turns${more}`, `Esc closes; ${place}`, place]
              : [`Esc closes; ${place}${more}`, `Esc closes; ${place}`, place],
        );
      });
      const next = turnedTo(first, key, { lines: wrappedNow().length, room: this.rows - 3 });
      const isLetter = lettered === true && /^[A-Za-z]$/.test(key);
      if (isLetter || next === undefined) {
        return key;
      }
      first = next;
    }
  }

  /**
   * Has one of a list chosen, by its key, with arrows and Enter, or a click; nothing when left.
   */
  async choose<Value>(
    under: Draw,
    title: string,
    choices: readonly Choice<Value>[],
    more: Besides<Value> = {},
  ): Promise<Value | undefined> {
    for (let at = 0; ; ) {
      const key = await this.key(screen => {
        under(screen);
        drawSheet(screen.cells, title, this.#menu(choices, at, more).lines, MENU_HINT);
      });
      const { first, lines } = this.#menu(choices, at, more);
      const row = clickedCell(key)?.y;
      const chosen =
        row === undefined
          ? [...choices, ...(more.unlisted ?? [])].find(choice => choice.key === key)
          : choices[first + (lines[row - 1]?.choice ?? choices.length)];
      if (chosen !== undefined) {
        return chosen.value;
      }
      switch (key) {
        case 'Enter':
          return choices[at]?.value;
        case 'Escape':
        case '^C':
          return undefined;
        case 'ArrowDown':
        case 'WheelDown':
          at = (at + 1) % Math.max(1, choices.length);
          break;
        case 'ArrowUp':
        case 'WheelUp':
          at = (at + choices.length - 1) % Math.max(1, choices.length);
          break;
        default:
          if (row !== undefined) {
            return undefined;
          }
      }
    }
  }

  /** The lines of a menu around the one at hand; `choice` counts from `first`. */
  #menu(choices: readonly Choice<unknown>[], at: number, { about, heads }: Besides<unknown>) {
    // The letter and the dash of a choice take four columns.
    const top = [
      ...(about === undefined ? [] : wrapped(about, this.columns - 4).slice(0, this.rows >> 1)),
      ...(heads === undefined ? [] : [`    ${heads}`]),
    ].map(text => ({ text, choice: choices.length }));
    const room = this.rows - 3 - top.length;
    const rows = choices.map(({ key, text }, index) =>
      wrapped(`${key} - ${text}`, this.columns - 4, 4).map(part => ({
        text: part,
        reverse: index === at,
      })),
    );
    // Half a screen above the one at hand, and as few as are left at the end.
    let first = 0;
    const taken = (from: number, to: number) =>
      rows.slice(from, to).reduce((sum, { length }) => sum + length, 0);
    while (first < at && taken(first, rows.length) > room && taken(first, at) > room >> 1) {
      first++;
    }
    const lines = rows
      .slice(first)
      .flatMap((parts, choice) => parts.map(part => ({ ...part, choice })));
    return { first, lines: [...top, ...lines.slice(0, room)] };
  }

  /** @returns whether there was room for it */
  #show(draw: Draw): boolean {
    const { columns, rows, unicode } = this.#device;
    const cells = new Cells(columns, rows);
    const fits = columns >= LEAST.columns && rows >= LEAST.rows;
    const colourDepth = DEPTHS[this.#options.colours] ?? this.#device.colourDepth;
    if (fits) {
      draw({ cells, palette: this.#options.palette, colourDepth });
    } else {
      const need = `The game needs ${LEAST.columns} columns and ${LEAST.rows} rows; here are ${columns} and ${rows}.`;
      wrapped(need, columns).forEach((line, y) => {
        cells.put(0, y, line);
      });
    }
    const chosen = this.#options.ground;
    const ground = chosen === 'auto' ? (this.#device.ground ?? 'dark') : chosen;
    this.#device.write(cells.changesFrom(this.#shown, { unicode, colourDepth, ground }));
    this.#shown = cells;
    return fits;
  }
}

const MENU_HINT: Footer = [
  'Esc cancels; choose by letter, or with arrows and Enter',
  'Esc cancels; choose by letter',
];

/** How many lines a key moves a page; whole pages are turned. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  WheelDown: 3,
  WheelUp: -3,
};

/** The first line of the last sheet that is full. */
function lastFirst(lines: number, room: number): number {
  return Math.max(0, lines - room);
}

/**
 * The first line after a key; nothing for a key that ends the page. Sheets that are turned don't
 * overlap, so that the last one may be short; line by line it goes on until the end is at the bottom.
 */
function turnedTo(
  first: number,
  key: string,
  { lines, room }: { readonly lines: number; readonly room: number },
): number | undefined {
  const move = MOVES[key];
  if (move !== undefined) {
    const most = Math.max(first, lastFirst(lines, room));
    return Math.max(0, Math.min(first + move, most));
  }
  const isMore = first + room < lines;
  switch (key) {
    case ' ':
      return isMore ? first + room : undefined;
    case 'PageDown':
      return isMore ? first + room : first;
    case 'PageUp':
      return Math.max(0, first - room);
    case 'Home':
      return 0;
    case 'End':
      return lastFirst(lines, room);
    default:
      return undefined;
  }
}

/** A strip of the picture beside a sheet that is narrower than this shows nothing but bits of words. */
const NARROW = 12;

/** A sheet at the right edge, as wide as its text. The picture under it loses its footer. */
export function drawSheet(
  cells: Cells,
  title: string,
  lines: readonly Line[],
  footer: Footer,
): void {
  const hint = fitting(footer, cells.columns - 3);
  cells.clear(0, cells.rows - 1, cells.columns, 1);
  const longest = Math.max(title.length, hint.length, ...lines.map(({ text }) => text.length));
  const columns = cells.columns - longest - 4 < NARROW ? cells.columns : longest + 4;
  const left = cells.columns - columns;
  cells.clear(left, 0, columns, lines.length + 3);
  for (let y = 0; y < lines.length + 3; y++) {
    cells.put(left, y, '│', { ink: INK.line });
  }
  cells.put(left + 2, 0, title, { ink: INK.accent, bold: true }, columns - 3);
  lines.forEach((line, index) => {
    cells.put(left + 2, index + 1, line.text, line, columns - 3);
  });
  cells.put(left + 2, lines.length + 1, hint, { ink: INK.muted }, columns - 3);
}
