// A program that plays by `roguewright play --json`.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { BotAnswer, Observation } from '../bots/answers.ts';
import { programOf } from './program.ts';

/** The command as a process, asked line by line. */
export class BotClient {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #complaints = '';
  #last = 0;

  /** @param options of the command, besides --json */
  constructor(...options: readonly string[]) {
    this.#process = spawn(process.execPath, programOf('play', '--json', ...options));
    this.#process.stderr.on('data', chunk => {
      this.#complaints += chunk;
    });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Writes bytes without waiting for an answer. */
  write(text: string | Uint8Array): void {
    this.#process.stdin.write(text);
  }

  /** The next line of the output. Throws when there is none. */
  async next(): Promise<BotAnswer> {
    const { value, done } = await this.#lines.next();
    if (done === true) {
      throw new Error(`the command ended: ${this.#complaints}`);
    }
    return JSON.parse(value) as BotAnswer;
  }

  /** The answer to a request, which gets an id. */
  ask(request: object): Promise<BotAnswer> {
    this.#last += 1;
    this.write(`${JSON.stringify({ id: this.#last, ...request })}\n`);
    return this.next();
  }

  /** The observation that a request leads to. Throws for an error. */
  async observe(request: object): Promise<Observation> {
    const answer = await this.ask(request);
    if ('error' in answer) {
      throw new Error(answer.error.message);
    }
    return answer.result as Observation;
  }

  /** Ends the input. @returns the exit code, and what was written to standard error */
  async end(): Promise<{ readonly code: number | null; readonly complaints: string }> {
    const ended = once(this.#process, 'exit');
    this.#process.stdin.end();
    const [code] = (await ended) as [number | null];
    return { code, complaints: this.#complaints };
  }
}
