// Reads lines from a person or a pipe, one at a time.

import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { wrapped } from '../screen/terminal/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** To the beginning of the line, which is emptied. */
const CLEARED_LINE = '\r\u001b[K';

/** Reads lines until the input ends. */
export class Lines {
  readonly #terminal: Terminal;
  readonly #reader: Interface;
  readonly #person: boolean;
  /** Resolves when the player presses Ctrl-C. */
  readonly interrupted: Promise<void>;
  readonly #lines: AsyncIterator<string>;
  /** A person is asked now. */
  #isAsking = false;

  /** @param input edited and echoed by readline when it is a terminal, else only read */
  constructor(input: Readable & { readonly isTTY?: boolean }, terminal: Terminal) {
    this.#person = input.isTTY === true;
    this.#terminal = terminal;
    this.#reader = this.#person
      ? createInterface({ input, output: process.stdout })
      : createInterface({ input, terminal: false });
    this.interrupted = new Promise(resolve => {
      this.#reader.on('SIGINT', () => {
        resolve();
        this.#reader.close();
      });
    });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Whether a person types them: the input is a terminal. */
  get fromPerson(): boolean {
    return this.#person;
  }

  /** Prints a text with a line break; for a person no word is cut at the edge of the terminal. */
  write(text: string): void {
    this.#terminal.write(`${this.#fitted(text)}\n`);
  }

  /** Prints a text that comes while the player may be asked, and asks him again. */
  interrupt(text: string): void {
    if (this.#isAsking) {
      this.#terminal.write(CLEARED_LINE);
    }
    this.write(text);
    if (this.#isAsking) {
      this.#reader.prompt(true);
    }
  }

  #fitted(text: string): string {
    return this.#person ? wrapped(text, this.#terminal.columns).join('\n') : text;
  }

  /** Prints a prompt and waits for the next line; nothing at the end of the input. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.#person) {
      // Readline draws the line that it edits again and again: only the end of a long prompt is on it.
      const lines = this.#fitted(prompt).split('\n');
      const last = lines.pop() ?? '';
      this.#terminal.write(lines.map(line => `${line}\n`).join(''));
      this.#reader.setPrompt(prompt.endsWith(' ') ? `${last} ` : last);
      this.#reader.prompt();
      this.#isAsking = true;
    } else {
      this.#terminal.write(prompt);
    }
    const { value, done } = await this.#lines.next();
    this.#isAsking = false;
    if (done === true) {
      this.#terminal.write('\n');
      return undefined;
    }
    if (!this.#person) {
      // A transcript shows what was answered, as a terminal does.
      this.#terminal.write(`${value}\n`);
    }
    return value;
  }

  /** Lets go of the input. */
  close(): void {
    this.#reader.close();
  }
}
