// What people install: the three tarballs, in an empty project, without a network.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeReference } from '../../../tools/published/write-reference.ts';
import { freePort } from '../server-process.ts';
import { commandsOf, programsOf } from './examples.ts';
import { COMMAND, lintPackage, Project, packInto, readWorkspace } from './installed.ts';

const LIBRARY_PAGES = ['README.md', 'packages/engine/README.md', 'packages/content/README.md'];
const COMMAND_PAGE = 'packages/cli/README.md';
const LIBRARIES = ['@roguewright/content', '@roguewright/engine'];
const PACKAGES = [COMMAND, ...LIBRARIES];

/** How the name of a package begins in that of its tarball. */
const fileNameOf = (name: string) => name.replace('@', '').replace('/', '-');

/** Python 3 of this machine; undefined: it has none. */
const python = ['python3', 'python'].find(name => {
  const { stdout = '' } = spawnSync(name, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith('Python 3') === true;
});

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
let tarballs: string[];
let project: Project;

beforeAll(() => {
  tarballs = packInto(join(folder, 'packed'));
  project = new Project(join(folder, 'project'), tarballs);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tarballs', () => {
  it('are three', () => {
    const names = PACKAGES.map(fileNameOf);
    expect(new Set(tarballs.map(path => basename(path).replace(/-\d.*/, '')))).toEqual(
      new Set(names),
    );
  });

  it('are the same bytes when they are packed again', () => {
    const again = packInto(join(folder, 'again'));
    expect(again.map(path => basename(path))).toEqual(tarballs.map(path => basename(path)));
    for (const [at, path] of tarballs.entries()) {
      expect(readFileSync(again[at]!).equals(readFileSync(path)), basename(path)).toBe(true);
    }
  });

  it.each(PACKAGES)(
    '%s has a README and a licence, and nothing that only the clone needs',
    name => {
      const files = project.filesOf(name);
      const texts = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];
      expect(files).toEqual(expect.arrayContaining(texts));
      expect(files.filter(path => /\/testing\/|\.test\.|\.tsbuildinfo$/.test(path))).toEqual([]);
      const sources = files.filter(path => path.endsWith('.ts') && !path.endsWith('.d.ts'));
      expect(sources.filter(path => !path.startsWith('src/'))).toEqual([]);
      const manifest = JSON.parse(project.readFrom(name, 'package.json'));
      expect(manifest).toMatchObject({ name, license: 'MIT', type: 'module' });
      expect(manifest.engines.node).toMatch(/^>=\d+$/);
      for (const field of ['private', 'dependencies', 'devDependencies', 'scripts']) {
        expect(manifest, field).not.toHaveProperty(field);
      }
      expect(JSON.stringify(manifest)).not.toContain('roguewright-source');
    },
  );

  it.each(LIBRARIES)('%s leads from its types and its code to its sources', name => {
    const files = new Set(project.filesOf(name));
    const maps = [...files].filter(path => /\.(?:js|d\.ts)\.map$/.test(path));
    expect(maps.length).toBeGreaterThan(2);
    const ends = maps.flatMap(path => {
      const { sources } = JSON.parse(project.readFrom(name, path)) as { sources: string[] };
      return sources.map(source => posix.join(posix.dirname(path), source));
    });
    expect(ends.filter(path => !files.has(path))).toEqual([]);
    const sources = [...files].filter(path => path.startsWith('src/'));
    expect(new Set(ends)).toEqual(new Set(sources));
  });

  it.each(LIBRARIES)('%s is clean for publint and arethetypeswrong', name => {
    const tarball = tarballs.find(path => basename(path).startsWith(fileNameOf(name)))!;
    expect(lintPackage(tarball)).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  it.each(PACKAGES)('%s has every file that its package.json names', name => {
    const { exports = {}, bin = {} } = JSON.parse(project.readFrom(name, 'package.json'));
    const doors = Object.values(exports as Record<string, Record<string, string>>);
    const named = [...doors.flatMap(door => Object.values(door)), ...Object.values<string>(bin)];
    expect(named.length).toBeGreaterThan(0);
    const files = project.filesOf(name);
    expect(named.filter(path => !files.includes(path.replace(/^\.\//, '')))).toEqual([]);
  });

  it('of the command tells the licences of what it bundles', () => {
    const licences = project.readFrom(COMMAND, 'dist/licences.txt');
    for (const name of ['commander', '@colyseus/core', 'kysely', 'zod']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });
});

describe('the libraries', () => {
  const examples = LIBRARY_PAGES.flatMap(page =>
    programsOf(readWorkspace(page)).map((example, at) => ({
      ...example,
      page,
      file: `${page.replaceAll(/\W+/g, '-')}-${at + 1}.ts`,
    })),
  );

  it('have examples in each README', () => {
    expect(new Set(examples.map(({ page }) => page))).toEqual(new Set(LIBRARY_PAGES));
  });

  it('run the examples, which print what the READMEs say', () => {
    for (const { file, code } of examples) {
      project.write(file, code);
    }
    const printed = project.runAll(examples.map(({ file }) => file));
    for (const { file, prints } of examples) {
      expect(printed.get(file), file).not.toBe('');
      if (prints !== undefined) {
        expect(printed.get(file), file).toBe(prints);
      }
    }
  });

  it('have types for a strict compiler, as Node and as bundlers resolve them', () => {
    for (const { file, code } of examples) {
      project.write(file, code);
    }
    project.write('consumer.ts', CONSUMER);
    const common = { lib: ['es2023', 'dom'], target: 'es2023' };
    const node = { ...common, module: 'nodenext' };
    const bundler = { ...common, module: 'esnext', moduleResolution: 'bundler' };
    // One mistake is found, and nothing else.
    project.write('mistaken.ts', MISTAKEN);
    const mistake = expect.stringMatching(/^mistaken\.ts\(4,/);
    for (const compiler of ['7', '5.9'] as const) {
      expect(project.typeProblems(node, compiler), compiler).toEqual([mistake]);
      expect(project.typeProblems(bundler, compiler), compiler).toEqual([mistake]);
    }
    rmSync(join(project.folder, 'mistaken.ts'));
    // Too old a compiler reads one file without names, and not types that it misunderstands.
    const outdated = project.typeProblems(node, '5.6');
    expect(outdated.length).toBeGreaterThan(0);
    expect(outdated.filter(line => line.startsWith('node_modules'))).toEqual([]);
    expect(outdated.join('\n')).toContain("has no exported member 'LocalGame'");
  });

  it('have a reference without a single warning', () => {
    const pages = join(folder, 'reference');
    const engine = join(project.folder, 'node_modules/@roguewright/engine');
    expect(writeReference(engine, pages)).toBe('');
    expect(readFileSync(join(pages, 'index.html'), 'utf8')).toContain('One rule, two readings');
    const page = readFileSync(join(pages, 'classes/index.LocalGame.html'), 'utf8');
    expect(page).toContain('Carries out a command for a seat');
  });

  it('play a game, with the content from the folders and from the one file alike', () => {
    project.write('game.ts', GAME);
    const [folders, oneFile] = JSON.parse(project.run('game.ts'));
    expect(folders.sequence).toBe(60);
    expect(folders.turn).toBeGreaterThan(1);
    expect(folders.told).toBeGreaterThan(0);
    expect(folders.hash).toMatch(/^\d+-[0-9a-f]{16}$/);
    expect(oneFile).toEqual(folders);
  });

  it('offer every room by its door', () => {
    const { exports } = JSON.parse(project.readFrom('@roguewright/engine', 'package.json'));
    const doors = Object.keys(exports).map(door => `@roguewright/engine${door.slice(1)}`);
    expect(doors).toEqual(
      expect.arrayContaining(['@roguewright/engine', '@roguewright/engine/host']),
    );
    const imports = doors.map(door => `console.log(Object.keys(await import('${door}')).length);`);
    project.write('doors.js', imports.join('\n'));
    const counts = project.run('doors.js').trim().split('\n').map(Number);
    expect(counts).toHaveLength(doors.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('the command', () => {
  it.each(commandsOf(readWorkspace(COMMAND_PAGE)).map(each => [each.join(' '), each] as const))(
    'answers roguewright %s',
    (_, parameters) => {
      const { stdout, stderr, status } = project.roguewright(...parameters);
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(stdout).not.toBe('');
    },
  );

  it('verifies the vectors that come with it', () => {
    const { stdout } = project.roguewright('verify');
    expect(stdout).toMatch(/[1-9]\d* passed, 0 failed/);
  });

  it('knows the names of steps', () => {
    const { stdout } = project.roguewright('rulesets', 'diff', 'angband-3.0.5', 'attack-spo');
    expect(stdout).toMatch(/^combat\.steps\.unseenSkill +step unseenSkill of angband/m);
    expect(stdout).not.toMatch(/step \S*\$/);
  });

  it('plays a game in lines, and replays it', () => {
    project.write('lines.txt', 'search\nexplore\nsearch\n');
    const hero = ['--name', 'Una', '--role', 'wizard', '--race', 'human', '--seed', 'packed'];
    const game = [...hero, '--data', 'games'];
    const played = project.roguewright('play', '--plain', ...game, '--script', 'lines.txt');
    expect(played.stderr).toBe('');
    expect(played.stdout).toContain('The game is kept.');
    const out = ['--out', 'una.roguewright', '--data', 'games'];
    expect(project.roguewright('save', 'export', ...out).stderr).toBe('');
    const replayed = project.roguewright('replay', 'una.roguewright');
    expect(replayed.stdout).toMatch(/: the same: 3 commands/);
  });

  it('serves the page, and works out questions in threads', () =>
    whileServed(async url => {
      const page = await (await fetch(url)).text();
      expect(page).toContain('<title>');
      const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
      expect((await fetch(new URL(script!, `${url}/`))).status).toBe(200);
      const preview = await fetch(`${url}/api/preview?role=wizard&race=human`);
      expect(await preview.json()).toMatchObject({ role: 'wizard', race: 'human' });
    }));

  it('works out new heroes in its thread', async () => {
    const path = join(project.folder, 'node_modules', COMMAND, 'dist/preview-worker.js');
    const worker = new Worker(path, { workerData: { ruleset: 'house' }, execArgv: [] });
    try {
      const answer = await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage({ id: 1, role: 'samurai', race: 'human' });
      });
      expect(answer).toMatchObject({ id: 1, preview: { role: 'samurai' } });
    } finally {
      await worker.terminate();
    }
  });
});

describe('the examples', () => {
  const bin = join('node_modules', COMMAND, 'bin/roguewright.js');
  const run = (name: string, input = '', ...parameters: readonly string[]) =>
    project.start(process.execPath, [`examples/${name}/main.ts`, ...parameters], input);

  beforeAll(() => {
    project.copy('examples');
    for (const name of ['rot-js', '@types/node', 'undici-types']) {
      project.link(name);
    }
  });

  it('compile', () => {
    const options = { module: 'nodenext', types: ['node'], erasableSyntaxOnly: true };
    for (const compiler of ['7', '5.9'] as const) {
      const problems = project.typeProblems(options, compiler, ['examples/**/*.ts']);
      expect(problems, compiler).toEqual([]);
    }
  });

  it('draw a roguelike, which is played by keys', () => {
    const shown = run('rot-display', 'oos?llq', 'demo');
    expect(shown).toContain('\u001b[');
    expect(shown).toContain('@');
    expect(shown).toMatch(/You left on turn [1-9]\d* with \d+ hit points\.\n$/);
    expect(run('rot-display', 'q', 'demo')).toContain('You left on turn 1 with');
  });

  it('have odds and a game under rules of their own', () => {
    const [house = '', bravado = '', game] = run('own-rules').split('\n');
    const mean = (line: string) => Number(/: ([\d.]+) damage/.exec(line)?.[1]);
    expect(mean(bravado)).toBeGreaterThan(mean(house));
    expect(game).toMatch(
      /^a game under bravado: turn [1-9]\d*, level \d+, state \d+-[0-9a-f]{16}$/,
    );
  });

  it('mount a pack, film its spell and fight its monster', () => {
    const told = run('own-pack');
    expect(told).toMatch(/^grove: 1 spells, 1 creatures\nevery spell can be cast\n/);
    expect(told).toContain('Thorn lash, cast east');
    const [, won, lost] = /brambler: (\d+) won, (\d+) lost/.exec(told) ?? [];
    expect(Number(won)).toBeGreaterThan(0);
    expect(Number(won) + Number(lost)).toBeGreaterThan(80);
  });

  it('play by the odds, as a program that starts the command', () => {
    expect(run('odds-bot', '', 'demo', '60')).toMatch(
      /^turn [1-9]\d*, level \d+, \d+ hit points\n/,
    );
  });

  it.skipIf(python === undefined)(
    `play in Python${python === undefined ? ', which this machine has not' : ''}, and the game is replayed`,
    () => {
      const command = [process.execPath, bin];
      const told = project.start(python!, ['examples/python-bot/bot.py', ...command]);
      expect(told).toMatch(/^turn [1-9]\d*, \d+ hit points\n$/);
      const replayed = project.roguewright('replay', 'bot.roguewright');
      expect(replayed.stdout).toMatch(/: the same: [1-9]\d* commands/);
    },
  );
});

/** Serves from the installed command while work is done with its address. */
async function whileServed(work: (url: string) => Promise<void>): Promise<void> {
  const bin = join(project.folder, 'node_modules', COMMAND, 'bin/roguewright.js');
  const parameters = ['serve', '--port', String(await freePort()), '--data', 'served'];
  const child = spawn(process.execPath, [bin, ...parameters], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += chunk;
      const url = /http:\/\/\S+/.exec(printed)?.[0];
      if (url !== undefined) {
        await work(url);
        break;
      }
    }
    expect(printed).toContain('is served at');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const CONSUMER = `
import { type Chance, type Command, Distribution, LocalGame, UsageError } from '@roguewright/engine';
import { rollDice } from '@roguewright/engine/chance';
import type { CombatRules } from '@roguewright/engine/combat';
import { createRulesets } from '@roguewright/engine/rulesets';
import { loadContent } from '@roguewright/engine/game';
import { readContent, readContentFolder } from '@roguewright/content';
import { content } from '@roguewright/content/bundle';

export const rules: CombatRules = createRulesets().resolve('house').slots.combat;
export const roll = (chance: Chance): number => rollDice(chance, { count: 2, sides: 6, bonus: 0 });
export const mean: number = Distribution.dice(2, 6).mean;
export const step: Command = { kind: 'move', direction: 3 };
export const sizes: number[] = [readContent(), readContentFolder('.', 'own'), content].map(
  files => loadContent(files).archetypes.length,
);
export const isUsage = (error: unknown): boolean => error instanceof UsageError;
export const hashOf = (game: LocalGame): string => game.hash();
`;

const MISTAKEN = `
import type { Command } from '@roguewright/engine';

export const step: Command = { kind: 'move', direction: 9 };
`;

const GAME = `
import { readContent } from '@roguewright/content';
import { content } from '@roguewright/content/bundle';
import { createRulesets, LocalGame, loadContent, SimplePlayer, tellEvents } from '@roguewright/engine';

const start = { heroName: 'Ada', role: 'priest', race: 'elf', seed: 'packed' };
const ended = [readContent(), content].map(files => {
  const game = LocalGame.create(loadContent(files), createRulesets().resolve('house'), start);
  const player = new SimplePlayer('packed');
  let told = 0;
  while (game.sequence < 60) {
    told += tellEvents(game.perform(player.next(game.look()))).filter(Boolean).length;
  }
  return { sequence: game.sequence, turn: game.look().view.turn, told, hash: game.hash() };
});
console.log(JSON.stringify(ended));
`;
