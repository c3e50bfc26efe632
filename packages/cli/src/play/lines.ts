// Lines from a person or a pipe, one asked for at a time.

import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Terminal } from '../terminal/terminal.ts';

/** Reads lines until the input ends. */
export class Lines {
  readonly #terminal: Terminal;
  readonly #reader: Interface;
  readonly #person: boolean;
  readonly #lines: AsyncIterator<string>;

  /** @param input edited and echoed by readline when it is a terminal, else only read */
  constructor(input: Readable & { readonly isTTY?: boolean }, terminal: Terminal) {
    this.#person = input.isTTY === true;
    this.#terminal = terminal;
    this.#reader = this.#person
      ? createInterface({ input, output: process.stdout })
      : createInterface({ input, terminal: false });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Prints a prompt and waits for the next line; nothing at the end of the input. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.#person) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else {
      this.#terminal.write(prompt);
    }
    const { value, done } = await this.#lines.next();
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
