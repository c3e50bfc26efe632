// A person at a real pseudo-terminal: keys in, and the screen as it is to be seen.

import { type IPty, spawn } from '@lydell/node-pty';
import { programOf } from './program.ts';
import { ShownScreen } from './shown-screen.ts';

/** The environment of a person: where tests run by themselves (CI), Node takes no terminal for coloured. */
const { CI: _, ...outside } = process.env;

/** What is started, and where. */
export interface Start {
  /** The folder with games and options. */
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly rows?: number;
  /** A shell in which the command is then written; absent: the program itself. */
  readonly shell?: string;
  /** What Node is given to run another program; absent: `roguewright play`. */
  readonly program?: readonly string[];
}

/** Milliseconds after which a screen counts as hanging, however busy the machine is. */
const LONGEST_WAIT = 120_000;

/** The program, or a shell, on a terminal of its own. */
export class TerminalPlayer {
  readonly ended: Promise<number>;
  readonly screen = new ShownScreen();
  readonly #terminal: IPty;
  #written = '';
  #columns: number;
  #rows: number;
  #arrived = () => {};

  constructor(options: readonly string[], { folder, environment = {}, ...size }: Start) {
    this.#columns = size.columns ?? 80;
    this.#rows = size.rows ?? 24;
    const program = size.program ?? programOf('play');
    const [file, parameters] =
      size.shell === undefined
        ? [process.execPath, [...program, ...options]]
        : [size.shell, ['--norc', '--noprofile', '-i']];
    this.#terminal = spawn(file, parameters, {
      name: environment.TERM ?? 'xterm-256color',
      cols: this.#columns,
      rows: this.#rows,
      env: {
        ...outside,
        NO_COLOR: '',
        COLORTERM: 'truecolor',
        LANG: 'C.UTF-8',
        ROGUEWRIGHT_DATA: folder,
        XDG_CONFIG_HOME: folder,
        PS1: 'shell> ',
        ...environment,
      },
    });
    this.#terminal.onData(text => {
      this.#written += text;
      this.screen.write(text);
      this.#arrived();
    });
    this.ended = new Promise(resolve =>
      this.#terminal.onExit(({ exitCode, signal }) => resolve(signal ? 128 + signal : exitCode)),
    );
  }

  /** Everything written so far. */
  get written(): string {
    return this.#written;
  }

  /** The rows of the screen. */
  get text(): string {
    return this.screen.text(this.#columns, this.#rows);
  }

  /** Waits until the screen shows all of this. @throws Error with the screen when it never does */
  async until(...wanted: readonly (string | RegExp)[]): Promise<void> {
    const end = Date.now() + LONGEST_WAIT;
    const missing = () =>
      wanted.find(one =>
        typeof one === 'string' ? !this.text.includes(one) : !one.test(this.text),
      );
    while (missing() !== undefined) {
      if (Date.now() > end) {
        throw new Error(`the screen never showed ${missing()}:\n${this.text}`);
      }
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 1000);
        this.#arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  press(keys: string): void {
    this.#terminal.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#terminal.resize(columns, rows);
  }

  end(signal: string): void {
    this.#terminal.kill(signal);
  }

  /** Ends what is left of it. */
  close(): void {
    try {
      this.#terminal.kill('SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
}

/** The program that plays, as a line for a shell. */
export function programLine(options: readonly string[]): string {
  return [process.execPath, ...programOf('play', ...options)].map(part => `'${part}'`).join(' ');
}
