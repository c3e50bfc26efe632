// The Crossfire server without players: its own sources, and our harness (c/crossfire.c) in place of its main
// program. What a configuration script would find out is written down here.

import { globSync, writeFileSync } from 'node:fs';
import { harness, Workshop } from './workshop.ts';

const PROGRAM = 'crossfire-bench';
const PARTS = ['common', 'server', 'socket', 'types', 'random_maps', 'include', 'lib/config'];
const FOLDERS = ['common', 'server', 'socket', 'types', 'random_maps'];
/** Other main programs, and code for another system. */
const LEFT_OUT = ['server/main.c', 'server/win32.c', 'random_maps/main.c'];

/** What the sources ask the system for, all of which POSIX systems have. */
const CONFIGURATION = ['CRYPT_H', 'DIRENT_H', 'STRCASESTR', 'STRDUP', 'SRANDOM', 'SYSCONF']
  .concat(['TEMPNAM', 'GETADDRINFO', 'GETNAMEINFO'])
  .map(name => `#define HAVE_${name} 1\n`)
  .join('');

/** Folders of which the harness needs none. */
const NOWHERE = ['DATADIR', 'CONFDIR', 'LIBDIR', 'LOCALDIR'].map(name => `-D${name}="."`);
const LIBRARIES = ['stdc++', 'm', 'crypt', 'pthread', 'dl', 'sqlite3'].map(name => `-l${name}`);

/** One run of casters on a map. */
export interface EffectRun {
  readonly microseconds: number;
  readonly ticks: number;
  /** Effects that were alive in a tick, over all ticks. */
  readonly units: number;
  /** Effects in one tick. */
  readonly most: number;
  /** Of the targets on the middle row after the last tick. */
  readonly hitPoints: number;
}

/** What such a run does: see the harness. */
export interface EffectOrder {
  readonly seed: number;
  readonly spell: string;
  readonly level: number;
  readonly side: number;
  readonly casters: number;
  readonly every: number;
  /** 0: for ever. */
  readonly casts: number;
  readonly warmUp: number;
  /** 0: one map for all. */
  readonly ticks: number;
  readonly milliseconds: number;
}

/** How long it took to load archetypes, and how many things there were. */
export interface LoadRun {
  readonly microseconds: number;
  readonly archetypes: number;
  readonly treasureLists: number;
}

/** The server, built. */
export class Crossfire {
  readonly #workshop: Workshop;
  readonly #archetypes: string;

  private constructor(workshop: Workshop, archetypes: string) {
    this.#workshop = workshop;
    this.#archetypes = archetypes;
  }

  /**
   * Builds it. @throws {Error} with the compiler's words, when that fails
   * @param tree of the server
   * @param archetypes their tree
   */
  static async build(tree: string, archetypes: string, compiler: string): Promise<Crossfire> {
    const sources = [harness('crossfire.c'), import.meta.filename];
    const workshop = new Workshop('crossfire', tree, compiler, sources);
    await workshop.make(tree, PARTS, () => buildIn(workshop));
    return new Crossfire(workshop, archetypes);
  }

  /** Casts spells on a map of its own. */
  effects(order: EffectOrder): EffectRun {
    const { seed, spell, level, side, casters, every, casts, warmUp, ticks, milliseconds } = order;
    const [microseconds, played, units, most, hitPoints] = this.#run('effects', this.#archetypes, [
      ...[seed, spell, level, side, casters, every, casts, warmUp, ticks, milliseconds],
    ]);
    return {
      ...{ microseconds: Math.max(1, microseconds!), ticks: played!, units: units! },
      ...{ most: most!, hitPoints: hitPoints! },
    };
  }

  /**
   * Loads archetypes once.
   * @param folder with them
   * @param isWhole treasure lists too, and references are checked
   */
  load(folder: string, isWhole: boolean): LoadRun {
    const [microseconds, archetypes, treasureLists] = this.#run('load', folder, [Number(isWhole)]);
    return {
      ...{ microseconds: Math.max(1, microseconds!), archetypes: archetypes! },
      treasureLists: treasureLists!,
    };
  }

  #run(what: string, archetypes: string, parameters: readonly (string | number)[]): number[] {
    const program = this.#workshop.path(PROGRAM);
    const config = this.#workshop.path('lib/config');
    const rest = parameters.map(String);
    return this.#workshop
      .run('', program, what, config, archetypes, ...rest)
      .split(' ')
      .map(Number);
  }
}

async function buildIn(workshop: Workshop): Promise<void> {
  writeFileSync(workshop.path('include/autoconf.h'), `${CONFIGURATION}#define VERSION "0"\n`);
  writeFileSync(workshop.path('include/svnversion.h'), '#define SVN_REV "bench"\n');
  workshop.run('common', 'flex', '-i', '-B', '-o', 'loader.c', 'loader.l');
  workshop.run('random_maps', 'flex', '-Prmap', '-i', '-o', 'reader.c', 'reader.l');
  const types = ['common/is_valid_types_gen.py', 'include/object.h'];
  writeFileSync(workshop.path('common/arch_types_valid.c'), workshop.run('', 'python3', ...types));
  const flags = [
    ...['-O2', `-I${workshop.path('include')}`, `-I${workshop.path('include/random_maps')}`],
    ...[...NOWHERE, '-DPLUGIN_SUFFIX=".so"'],
  ];
  const sourcesIn = (ending: string) =>
    FOLDERS.flatMap(folder => globSync(`${folder}/**/*.${ending}`, { cwd: workshop.folder }))
      .filter(file => !LEFT_OUT.includes(file))
      .sort();
  const objects = [
    ...(await workshop.objects(sourcesIn('c'), ['-std=gnu11', ...flags])),
    ...(await workshop.objects(sourcesIn('cpp'), ['-std=c++14', ...flags])),
  ];
  workshop.compile(
    ...['', '-std=gnu11', ...flags, '-o', PROGRAM],
    ...[harness('crossfire.c'), ...objects, ...LIBRARIES],
  );
}
