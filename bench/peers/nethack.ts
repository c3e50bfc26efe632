// NetHack 3.6 without a screen: its own sources, and our harness (c/nethack.c) in place of its main program
// and windows.

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { harness, Workshop } from './workshop.ts';

const FLAGS = ['-O2', '-DNOTTYGRAPHICS'];
const PROGRAM = 'nethack-bench';

/** One run of turns among jackals. */
export interface JackalRun {
  readonly microseconds: number;
  /** Jackals that lived at the end. */
  readonly jackals: number;
  /** Of all jackals in the watched turns. */
  readonly attacks: number;
  readonly moves: number;
}

/** What a run does. */
export interface JackalOrder {
  readonly jackals: number;
  readonly warmUp: number;
  /** Turns that are timed. */
  readonly turns: number;
  /** Turns after them in which deeds are counted. */
  readonly watched: number;
  readonly seed: number;
  /** Where the level is written to, for the other side to load. */
  readonly levelFile: string;
}

/** NetHack, built. */
export class NetHack {
  readonly #workshop: Workshop;

  private constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  /** Builds it. @throws {Error} with the compiler's words, when that fails */
  static async build(tree: string, compiler: string): Promise<NetHack> {
    const sources = [harness('nethack.c'), import.meta.filename];
    const workshop = new Workshop('nethack', tree, compiler, sources);
    await workshop.make(tree, ['src', 'include', 'util', 'dat', 'sys/share', 'sys/unix'], () =>
      buildIn(workshop),
    );
    return new NetHack(workshop);
  }

  /** Plays a game on a level of its own. */
  run({ jackals, warmUp, turns, watched, seed, levelFile }: JackalOrder): JackalRun {
    const numbers = [jackals, warmUp, turns, watched, seed].map(String);
    const data = this.#workshop.path('dat');
    const printed = this.#workshop.run(
      ...(['dat', this.#workshop.path(PROGRAM), data, ...numbers, levelFile] as const),
    );
    const [microseconds, living, attacks, moves] = printed.trim().split(' ').map(Number);
    return {
      ...{ microseconds: Math.max(1, microseconds!), jackals: living! },
      ...{ attacks: attacks!, moves: moves! },
    };
  }
}

async function buildIn(workshop: Workshop): Promise<void> {
  const include = `-I${workshop.path('include')}`;
  // The order matters: each step writes headers that the next reads.
  workshop.compile(
    ...['util', include, '-o', 'makedefs'],
    ...['makedefs.c', '../src/monst.c', '../src/objects.c'],
  );
  for (const step of ['-v', '-o', '-p', '-z']) {
    workshop.run('util', './makedefs', step);
  }
  for (const step of ['-d', '-r', '-q', '-h', '-s', '-e']) {
    workshop.run('dat', '../util/makedefs', step);
  }
  const share = ['dgn_lex.c', 'dgn_yacc.c'].map(file => workshop.path('sys/share', file));
  const plan = ['dgn_main.c', ...share, 'panic.c', '../src/alloc.c'];
  workshop.compile('util', include, `-I${workshop.path('sys/share')}`, '-o', 'dgn_comp', ...plan);
  workshop.run('dat', '../util/dgn_comp', 'dungeon.pdf');
  for (const name of ['perm', 'record', 'logfile', 'xlogfile']) {
    writeFileSync(workshop.path('dat', name), '');
  }
  writeFileSync(workshop.path('dat/sysconf'), 'WIZARDS=*\n');
  const files = readdirSync(workshop.path('src')).filter(file => file.endsWith('.c'));
  const objects = await workshop.objects(
    [...files.map(file => join('src', file)), 'sys/unix/unixres.c', 'sys/share/posixregex.c'],
    [...FLAGS, include],
  );
  workshop.compile(
    ...['', ...FLAGS, include, '-Wl,--wrap=makemon', '-o', PROGRAM],
    ...[harness('nethack.c'), ...objects],
  );
}
