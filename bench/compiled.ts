// The C sides: programs of this folder, compiled with -O2 into a temporary folder, each timing itself.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Side } from './measure.ts';

const COMPILERS = ['cc', 'gcc', 'clang'];
const SOURCES = join(import.meta.dirname, 'c');

/** Compiles and runs the C programs. */
export class Compiler {
  /** What runs it. */
  readonly command: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'roguewright-bench-'));
  readonly #programs = new Map<string, string>();

  private constructor(command: string) {
    this.command = command;
  }

  /** A C compiler of this system: the one that CC names, or a usual one. */
  static find(): Compiler | undefined {
    const named = process.env.CC;
    const candidates = named === undefined || named === '' ? COMPILERS : [named];
    const command = candidates.find(
      candidate => spawnSync(candidate, ['--version'], { stdio: 'ignore' }).status === 0,
    );
    return command === undefined ? undefined : new Compiler(command);
  }

  /** What it calls itself. */
  get version(): string {
    return run(this.command, ['--version']).split('\n')[0]!.trim();
  }

  /**
   * A side played by a program of this folder, which is told `parameters` and the number of passes,
   * and prints the microseconds it took, the checksum and its counts.
   */
  side(name: string, unitsPerPass: number, program: string, ...parameters: string[]): Side {
    const file = this.#compiled(program);
    return {
      name,
      unitsPerPass,
      run(passes) {
        const printed = run(file, [...parameters, String(passes)]);
        const [microseconds, checksum, ...counts] = printed.trim().split(' ').map(Number);
        return { microseconds: Math.max(1, microseconds!), checksum: checksum!, counts };
      },
    };
  }

  #compiled(program: string): string {
    let file = this.#programs.get(program);
    if (file === undefined) {
      file = join(this.#folder, program);
      run(this.command, ['-O2', '-o', file, join(SOURCES, `${program}.c`), '-lm']);
      this.#programs.set(program, file);
    }
    return file;
  }

  /** Removes what was compiled. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What a program prints. Throws when it fails. */
function run(command: string, parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${parameters.join(' ')}: ${error?.message ?? stderr}`);
  }
  return stdout;
}
