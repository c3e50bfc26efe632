import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

const data = mkdtempSync(join(tmpdir(), 'screen-'));
afterAll(() => rmSync(data, { recursive: true }));

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The environment of a person: where tests run by themselves (CI), Node takes no terminal for coloured. */
const { CI: _, ...outside } = process.env;

const RESTORED = '\u001b[?25h\u001b[?1049l';

/** The program on a real pseudo-terminal. */
class Player {
  readonly #terminal: IPty;
  #written = '';
  #seen = 0;
  #arrived = () => {};
  readonly ended: Promise<number>;

  constructor(options: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const parameters = ['--conditions=roguewright-source', main, 'play', ...options];
    this.#terminal = spawn(process.execPath, parameters, {
      name: environment.TERM ?? 'xterm-256color',
      cols: 80,
      rows: 24,
      env: {
        ...outside,
        NO_COLOR: '',
        COLORTERM: 'truecolor',
        LANG: 'C.UTF-8',
        ROGUEWRIGHT_DATA: data,
        ...environment,
      },
    });
    this.#terminal.onData(text => {
      this.#written += text;
      this.#arrived();
    });
    this.ended = new Promise(resolve => this.#terminal.onExit(({ exitCode }) => resolve(exitCode)));
    onTestFinished(() => {
      try {
        this.#terminal.kill();
      } catch {
        // It has ended, as it should.
      }
    });
  }

  /** Everything written so far. */
  get written(): string {
    return this.#written;
  }

  /** Waits until something is written that wasn't when it was last waited. */
  async until(what: RegExp): Promise<void> {
    for (;;) {
      const found = what.exec(this.#written.slice(this.#seen));
      if (found !== null) {
        this.#seen += found.index + found[0].length;
        return;
      }
      await new Promise<void>(resolve => {
        this.#arrived = resolve;
      });
    }
  }

  press(keys: string): void {
    this.#terminal.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
  }

  end(signal: string): void {
    this.#terminal.kill(signal);
  }
}

describe('play on a terminal', () => {
  it('makes a hero, moves, casts with the odds shown, is left, and goes on where it was', async () => {
    const first = new Player([]);
    await first.until(/Name of your hero\? /);
    first.press('Perchta\r');
    await first.until(/Role .*\? Empty for Wizard/);
    first.press('\r');
    await first.until(/Race .*\? Empty for Human/);
    first.press('\r');
    await first.until(/Seed\? /);
    first.press('demo\r');
    await first.until(/\[\?1049h/);
    await first.until(/Human Wizard, level 1/);
    await first.until(/S leave/);
    first.press('l');
    await first.until(/\[6;66H.*2/);
    first.press('Z');
    await first.until(/a - fireball/);
    first.press('a');
    await first.until(/Fails \d+ %/);
    first.press('\r');
    await first.until(/S leave/);
    first.resize(100, 30);
    await first.until(/\[2J/);
    await first.until(/S leave/);
    first.press('S');
    expect(await first.ended).toBe(0);
    const end = first.written.slice(first.written.lastIndexOf('\u001b[?1049l'));
    expect(first.written).toContain('38;2;217;164;65');
    expect(first.written).toContain(RESTORED);
    expect(end).toContain('The game is kept. roguewright play --continue goes on with it.');

    const second = new Player(['--continue'], { NO_COLOR: '1' });
    await second.until(/Turn 3/);
    await second.until(/S leave/);
    second.end('SIGTERM');
    expect(await second.ended).toBe(143);
    expect(second.written).toContain(RESTORED);
    expect(second.written).not.toContain('38;2;');
  }, 30_000);

  it('plays in lines where the terminal can do no more, and says so', async () => {
    const options = ['--name', 'Una', '--role', 'wizard', '--race', 'elf', '--seed', 'dumb'];
    const dumb = new Player(options, { TERM: 'dumb' });
    await dumb.until(/TERM is dumb: the game is played in lines\./);
    await dumb.until(/help lists the commands/);
    dumb.press('quit\r');
    expect(await dumb.ended).toBe(0);
    expect(dumb.written).not.toContain('\u001b[?1049h');
  }, 30_000);
});
