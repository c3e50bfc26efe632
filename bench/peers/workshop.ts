// Where peers are built: a copy of a tree in the user's cache, so that the tree stays as it is and a second
// run builds nothing. A changed harness or another compiler is another copy.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { basename, join } from 'node:path';

/** Harnesses in C: ours, linked with a peer's objects. */
const HARNESSES = join(import.meta.dirname, 'c');
/** Written when all is built. */
const DONE = 'built';

/** The folder of caches of this user. */
function cacheFolder(): string {
  const named = process.env.XDG_CACHE_HOME;
  return named === undefined || named === '' ? join(homedir(), '.cache') : named;
}

/** The path of a harness. */
export function harness(file: string): string {
  return join(HARNESSES, file);
}

/** A peer in the making. */
export class Workshop {
  readonly folder: string;
  readonly #compiler: string;

  /**
   * @param peer a name for the folder
   * @param tree the source tree
   * @param compiler the command of the C compiler
   * @param sources files of ours that go into it
   */
  constructor(peer: string, tree: string, compiler: string, sources: readonly string[]) {
    const hash = createHash('sha256').update(`${tree}\n${compiler}\n`);
    for (const source of sources) {
      hash.update(readFileSync(source));
    }
    const name = `${peer}-${hash.digest('hex').slice(0, 16)}`;
    this.folder = join(cacheFolder(), 'roguewright', 'peers', name);
    this.#compiler = compiler;
  }

  /**
   * Builds unless it is built already.
   * @param tree the source tree
   * @param parts folders and files of it that are copied
   * @param build makes the program from the copy
   */
  async make(tree: string, parts: readonly string[], build: () => Promise<void>): Promise<void> {
    if (existsSync(join(this.folder, DONE))) {
      return;
    }
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    for (const part of parts) {
      cpSync(join(tree, part), join(this.folder, part), { recursive: true, dereference: true });
    }
    await build();
    writeFileSync(join(this.folder, DONE), '');
  }

  /** A path in the folder. */
  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** Runs a program in a folder of the copy. @throws {Error} with what it printed, when it fails */
  run(folder: string, command: string, ...parameters: string[]): string {
    const cwd = this.path(folder);
    const { status, stdout, stderr, error } = spawnSync(command, parameters, {
      ...{ cwd, encoding: 'utf8', maxBuffer: 1 << 26 },
    });
    if (status !== 0) {
      const told = error?.message ?? (stderr === '' ? stdout : stderr);
      throw new Error(`${basename(command)} failed in ${cwd}: ${told.slice(-2000)}`);
    }
    return stdout;
  }

  /** Compiles in a folder of the copy. */
  compile(folder: string, ...parameters: string[]): void {
    this.run(folder, this.#compiler, '-w', ...parameters);
  }

  /**
   * Compiles files to objects, some at a time.
   * @param files paths in the copy
   * @returns the paths of the objects
   */
  async objects(files: readonly string[], flags: readonly string[]): Promise<string[]> {
    const objects = files.map(file => this.path(`${file.replace(/\.c$/, '')}.o`));
    let next = 0;
    const work = async () => {
      while (next < files.length) {
        const at = next++;
        const file = this.path(files[at]!);
        await this.#compiled([...flags, '-w', '-c', file, '-o', objects[at]!]);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return objects;
  }

  #compiled(parameters: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const compiler = spawn(this.#compiler, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
      let told = '';
      compiler.stderr.on('data', (text: Buffer) => {
        told += text.toString();
      });
      compiler.on('error', reject);
      compiler.on('close', code => {
        if (code === 0) {
          resolve();
        } else {
          reject(new Error(`${this.#compiler} ${parameters.at(-3)}: ${told.slice(-2000)}`));
        }
      });
    });
  }
}
