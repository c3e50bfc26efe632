// A server that a test starts, kills and starts again, and a person who plays on it in lines.

import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@roguewright/server/testing/ports';
import { onTestFinished } from 'vitest';
import { programOf } from '../../testing/program.ts';

/** Milliseconds after which a text counts as missing, however busy the machine is. */
const LONGEST_WAIT = 240_000;

/** A server in a process of its own, on the same port whenever it is started. */
export class Served {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.url = `http://localhost:${port}`;
  }

  /** Starts one with its games in a folder. */
  static async start(folder: string): Promise<Served> {
    const served = new Served(folder, await freePort());
    onTestFinished(() => void served.#process?.kill('SIGKILL'));
    await served.start();
    return served;
  }

  /** When this resolves, it answers. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      programOf('serve', '--port', String(this.#port), '--data', this.#folder),
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#process = child;
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', chunk => {
        printed += chunk;
        if (printed.includes('http://')) {
          resolve();
        }
      });
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${printed}`)));
    });
  }

  /** As by a crash. */
  async kill(): Promise<void> {
    const child = this.#process!;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** A person who writes lines to `roguewright play --plain` and reads what it prints. */
export class LinesPlayer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  #printed = '';
  /** Up to where it was read. */
  #read = 0;

  /** @param folder of the options and keys */
  constructor(folder: string, ...options: readonly string[]) {
    this.#process = spawn(process.execPath, programOf('play', '--plain', ...options), {
      env: { ...process.env, ROGUEWRIGHT_DATA: folder, XDG_CONFIG_HOME: folder },
    });
    onTestFinished(() => void this.#process.kill('SIGKILL'));
    this.ended = once(this.#process, 'exit').then(([code]) => code as number | null);
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#printed += text;
      });
    }
  }

  /** Everything printed so far. */
  get printed(): string {
    return this.#printed;
  }

  write(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  /** The input ends. */
  end(): void {
    this.#process.stdin.end();
  }

  /** Waits for a text after what was read last. @returns what was printed up to its end */
  async until(wanted: RegExp): Promise<string> {
    const end = Date.now() + LONGEST_WAIT;
    for (;;) {
      const rest = this.#printed.slice(this.#read);
      const found = wanted.exec(rest);
      if (found !== null) {
        const length = found.index + found[0].length;
        this.#read += length;
        return rest.slice(0, length);
      }
      if (Date.now() > end) {
        throw new Error(`never printed: ${wanted}\n${this.#printed}`);
      }
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }

  /** Writes a line and waits for the next prompt. @returns its answer */
  async ask(line: string): Promise<string> {
    this.write(line);
    return await this.until(/\d+\/\d+[^\n]* > /);
  }
}
