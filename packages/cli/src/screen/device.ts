// The terminal as a screen with a keyboard, and its restoring however the program ends.

import { emitKeypressEvents } from 'node:readline';
import type { Terminal } from '../terminal/terminal.ts';
import type { Abilities } from './cells.ts';
import { keyName, type RawKey } from './keys.ts';

/** A screen with keys. */
export interface Device extends Abilities {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** The next key; `resize` when the size has changed, `hang-up` when there will be none. */
  key(): Promise<string>;
}

/** Least size of the screen. */
export const LEAST = { columns: 80, rows: 24 } as const;

/** Why the terminal can't show the full screen; nothing when it can. */
export function whyPlain(): string | undefined {
  const { stdin, stdout, env } = process;
  if (stdin.isTTY !== true || stdout.isTTY !== true) {
    return 'This is no terminal: the game is played in lines.';
  }
  return env.TERM === 'dumb' ? 'TERM is dumb: the game is played in lines.' : undefined;
}

const OPEN = '\u001b[?1049h\u001b[?25l';
const RESTORE = '\u001b[?2026l\u001b[0m\u001b[?25h\u001b[?1049l';

/** Signals that end the program, with the exit codes that shells expect. */
const SIGNALS = { SIGTERM: 143, SIGHUP: 129, SIGINT: 130 } as const;

/** The screen of this process. `close` restores what was there before. */
export class ProcessDevice implements Device {
  readonly colourDepth: number;
  readonly unicode: boolean;
  readonly #keys: string[] = [];
  #waiting: ((key: string) => void) | undefined;
  #isOpen = true;
  readonly #listeners: (() => void)[] = [];

  constructor(terminal: Terminal) {
    this.colourDepth = terminal.colourDepth;
    this.unicode = terminal.unicode;
    const { stdin, stdout } = process;
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    stdout.write(OPEN);
    const pressed = (_: string | undefined, key: RawKey) => this.#arrive(keyName(key));
    const ended = () => this.#arrive('hang-up');
    const resized = () => this.#arrive('resize');
    const restore = () => this.close();
    stdin.on('keypress', pressed).on('end', ended);
    stdout.on('resize', resized);
    process.on('exit', restore).on('uncaughtExceptionMonitor', restore);
    this.#listeners.push(() => {
      stdin.off('keypress', pressed).off('end', ended);
      stdout.off('resize', resized);
      process.off('exit', restore).off('uncaughtExceptionMonitor', restore);
    });
    for (const [signal, code] of Object.entries(SIGNALS)) {
      const end = () => process.exit(code);
      process.on(signal, end);
      this.#listeners.push(() => process.off(signal, end));
    }
  }

  get columns(): number {
    return process.stdout.columns;
  }

  get rows(): number {
    return process.stdout.rows;
  }

  write(text: string): void {
    process.stdout.write(text);
  }

  key(): Promise<string> {
    const key = this.#keys.shift();
    return key === undefined
      ? new Promise(resolve => {
          this.#waiting = resolve;
        })
      : Promise.resolve(key);
  }

  /** Gives the terminal back as it was; once is enough. */
  close(): void {
    if (!this.#isOpen) {
      return;
    }
    this.#isOpen = false;
    for (const stop of this.#listeners) {
      stop();
    }
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stdout.write(RESTORE);
  }

  #arrive(key: string): void {
    if (key === '') {
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) {
      this.#keys.push(key);
    } else {
      waiting(key);
    }
  }
}
