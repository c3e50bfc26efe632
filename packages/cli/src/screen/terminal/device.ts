// The terminal as a screen with keyboard and mouse, and its restoring however the program ends or
// is stopped.

import type { Terminal } from '../../terminal/terminal.ts';
import type { Abilities } from './cells.ts';
import { type Ground, groundOf, groundOfColour } from './ground.ts';
import { readKeys, toldGround } from './input.ts';

/** A screen with keys. */
export interface Device extends Abilities {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** The next key; `resize` when the size has changed, `redraw` when the screen was another's, `hang-up` when there will be none. */
  key(): Promise<string>;
  /** Waits `milliseconds`, or until a key is pressed. @returns whether one was */
  pause(milliseconds: number): Promise<boolean>;
  /** Redraws the screen if a key is being waited for. */
  wake(): void;
  /** Whether clicks are to be reported; nothing happens where the terminal knows none. */
  mouse(isOn: boolean): void;
}

/** Least size of the screen. */
export const LEAST = { columns: 40, rows: 12 } as const;

/** Milliseconds until an escape is a key of its own and not the beginning of another. */
const ESCAPE_WAIT = 40;

/** Milliseconds after which a program that asked to be stopped, and wasn't, goes on. */
const STOP_WAIT = 100;

/** Why the terminal can't show the full screen; nothing when it can. */
export function whyPlain(): string | undefined {
  const { stdin, stdout, env } = process;
  if (stdin.isTTY !== true || stdout.isTTY !== true) {
    return 'This is no terminal: the game is played in lines.';
  }
  return env.TERM === 'dumb' ? 'TERM is dumb: the game is played in lines.' : undefined;
}

/** Terminals that report clicks as xterm does, by the beginning of their names. */
const CLICKED =
  /^(?:xterm|screen|tmux|rxvt|st-|st$|kitty|alacritty|foot|wezterm|ghostty|konsole|vte|gnome|contour|iterm|mintty|cygwin|putty)/;

const OPEN = '\u001b[?1049h\u001b[?25l';
const RESTORE = '\u001b[?2026l\u001b[?1006l\u001b[?1000l\u001b[0m\u001b[?25h\u001b[?1049l';
/** Asks for the colour of the background: OSC 11 of xterm, which the others of these terminals know. */
const ASK_GROUND = '\u001b]11;?\u0007';
const MOUSE_ON = '\u001b[?1000h\u001b[?1006h';
const MOUSE_OFF = '\u001b[?1006l\u001b[?1000l';

/** Signals that end the program, with the exit codes that shells expect. */
const SIGNALS = { SIGTERM: 143, SIGHUP: 129, SIGINT: 130 } as const;

/** The screen of this process. `close` restores what was there before. */
export class ProcessDevice implements Device {
  readonly unicode: boolean;
  #ground = groundOf(process.env);
  readonly #terminal: Terminal;
  readonly #keys: string[] = [];
  #waiting: ((key: string) => void) | undefined;
  #unread = '';
  #escapeTimer: NodeJS.Timeout | undefined;
  #isOpen = false;
  #isMouseOn = false;
  readonly #listeners: (() => void)[] = [];

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.unicode = terminal.unicode;
    const { stdin, stdout } = process;
    stdin.setEncoding('utf8');
    this.#listen(stdin, 'data', (text: string) => this.#read(this.#unread + text, false));
    this.#listen(stdin, 'end', () => this.#arrive('hang-up'));
    this.#listen(stdin, 'error', () => this.#arrive('hang-up'));
    this.#listen(stdout, 'resize', () => this.#arrive('resize'));
    this.#listen(process, 'exit', () => this.close());
    this.#listen(process, 'uncaughtExceptionMonitor', () => this.close());
    for (const [signal, code] of Object.entries(SIGNALS)) {
      this.#listen(process, signal, () => process.exit(code));
    }
    if (process.platform !== 'win32') {
      this.#listen(process, 'SIGCONT', () => this.#takeBack());
      this.#listen(process, 'SIGTSTP', () => this.#suspend());
    }
    this.#take();
    if (
      this.#ground === 'unknown' &&
      terminal.colourDepth > 1 &&
      CLICKED.test(process.env.TERM ?? '')
    ) {
      this.write(ASK_GROUND);
    }
  }

  get colourDepth(): number {
    return this.#terminal.colourDepth;
  }

  get ground(): Ground {
    return this.#ground;
  }

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  write(text: string): void {
    if (text !== '' && this.#isOpen) {
      process.stdout.write(text);
    }
  }

  key(): Promise<string> {
    const key = this.#keys.shift();
    return key === undefined
      ? new Promise(resolve => {
          this.#waiting = resolve;
        })
      : Promise.resolve(key);
  }

  async pause(milliseconds: number): Promise<boolean> {
    if (this.#keys.length === 0) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(() => {
          this.#waiting = undefined;
          resolve();
        }, milliseconds);
        this.#waiting = key => {
          clearTimeout(timer);
          // At once, before those that have come with it.
          this.#keys.push(key);
          resolve();
        };
      });
    }
    return this.#keys.length > 0;
  }

  mouse(isOn: boolean): void {
    const isReported = isOn && CLICKED.test(process.env.TERM ?? '');
    if (isReported !== this.#isMouseOn) {
      this.#isMouseOn = isReported;
      this.write(isReported ? MOUSE_ON : MOUSE_OFF);
    }
  }

  wake(): void {
    if (this.#waiting !== undefined) {
      this.#arrive('resize');
    }
  }

  /** Gives the terminal back as it was; once is enough. */
  close(): void {
    clearTimeout(this.#escapeTimer);
    for (const stop of this.#listeners.splice(0)) {
      stop();
    }
    this.#giveBack();
    process.stdin.pause();
  }

  #listen(emitter: NodeJS.EventEmitter, event: string, listener: (told: string) => void): void {
    emitter.on(event, listener);
    this.#listeners.push(() => emitter.off(event, listener));
  }

  #take(): void {
    this.#isOpen = true;
    process.stdin.setRawMode(true);
    process.stdin.resume();
    this.write(this.#isMouseOn ? `${OPEN}${MOUSE_ON}` : OPEN);
  }

  #giveBack(): void {
    if (!this.#isOpen) {
      return;
    }
    this.write(RESTORE);
    this.#isOpen = false;
    try {
      process.stdin.setRawMode(false);
    } catch {
      // The terminal is gone: it has no mode any more.
    }
  }

  /** After the program was stopped, or something else used the terminal. */
  #takeBack(): void {
    if (this.#listeners.length > 0) {
      this.#take();
      this.#arrive('redraw');
    }
  }

  /** Gives the terminal back and stops, with all that the shell started together with this. */
  #suspend(): void {
    this.#giveBack();
    const onStop = process.listeners('SIGTSTP');
    process.removeAllListeners('SIGTSTP');
    process.kill(0, 'SIGTSTP');
    // Goes on here: after SIGCONT, or at once where no shell could wake the process.
    setTimeout(() => {
      for (const listener of onStop) {
        process.on('SIGTSTP', listener);
      }
      if (!this.#isOpen) {
        this.#takeBack();
      }
    }, STOP_WAIT);
  }

  #read(text: string, isAll: boolean): void {
    clearTimeout(this.#escapeTimer);
    const { keys, rest } = readKeys(text, isAll);
    this.#unread = rest;
    if (rest !== '') {
      this.#escapeTimer = setTimeout(() => this.#read(this.#unread, true), ESCAPE_WAIT);
    }
    for (const key of keys) {
      const colour = toldGround(key);
      if (colour !== undefined) {
        this.#ground = groundOfColour(colour);
        this.#arrive('redraw');
      } else if (key === '^Z' && process.platform !== 'win32') {
        this.#suspend();
      } else {
        this.#arrive(key);
      }
    }
  }

  #arrive(key: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) {
      this.#keys.push(key);
    } else {
      waiting(key);
    }
  }
}
