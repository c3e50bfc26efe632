// Angband 4.2 without a screen: its own sources, and our harness (c/angband.c) in place of its main programs.

import { globSync, mkdirSync } from 'node:fs';
import { type AntOrder, type AntPeer, type AntRun, readAntRun } from './ants.ts';
import { harness, Workshop } from './workshop.ts';

const PROGRAM = 'angband-bench';
const PARTS = ['src', 'lib/gamedata', 'lib/customize', 'lib/help', 'lib/screens'];
/** Main programs and players of sound. */
const LEFT_OUT = /^src\/(main|snd-)/;
const FLAGS = ['-O2', '-std=gnu11', '-DUNIX'];

/** Angband, built. */
export class Angband implements AntPeer {
  readonly name = 'Angband 4.2';
  readonly #workshop: Workshop;

  private constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  /** Builds it. @throws {Error} with the compiler's words, when that fails */
  static async build(tree: string, compiler: string): Promise<Angband> {
    const sources = [harness('angband.c'), import.meta.filename];
    const workshop = new Workshop('angband', tree, compiler, sources);
    await workshop.make(tree, PARTS, () => buildIn(workshop));
    return new Angband(workshop);
  }

  /** Plays a game on a level of its own. */
  run({ ants, warmUp, turns, watched, seed, levelFile }: AntOrder): AntRun {
    const numbers = [ants, warmUp, turns, watched, seed].map(String);
    const lib = `${this.#workshop.path('lib')}/`;
    const program = this.#workshop.path(PROGRAM);
    return readAntRun(this.#workshop.run('', program, lib, ...numbers, levelFile));
  }
}

async function buildIn(workshop: Workshop): Promise<void> {
  const include = `-I${workshop.path('src')}`;
  const sources = globSync('src/*.c', { cwd: workshop.folder });
  const objects = await workshop.objects(sources.filter(file => !LEFT_OUT.test(file)).sort(), [
    ...FLAGS,
    include,
  ]);
  mkdirSync(workshop.path('lib/user'), { recursive: true });
  workshop.compile(
    ...['', ...FLAGS, include, '-o', PROGRAM, harness('angband.c'), ...objects, '-lm'],
  );
}
