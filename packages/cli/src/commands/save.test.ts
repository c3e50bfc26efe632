// Games as files, in this process.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, GameKeeper } from '@roguewright/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

let folder: string;

async function roguewright(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run([...parameters], terminal);
  return terminal;
}

async function save(...parameters: string[]) {
  return await roguewright('save', ...parameters, '--data', join(folder, 'games'));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-save-'));
  const keeper = await GameKeeper.open({
    dataFolder: join(folder, 'games'),
    maker: engineGames({ ruleset: 'house' }),
    report: () => {},
  });
  for (const heroName of ['Una', 'Sam']) {
    const start = { heroName, role: 'wizard', race: 'elf', seed: `of ${heroName}` };
    const game = await keeper.open((await keeper.create(start)).game);
    await game.perform({ kind: 'rest', count: 2 });
    await game.close();
  }
  await keeper.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('roguewright save', () => {
  it('exports a game by the name of its hero', async () => {
    const out = join(folder, 'una.roguewright');
    const { written } = await save('export', 'Una', '--out', out);
    expect(written).toMatch(/^Una, turn \d+: written to /);
    expect(JSON.parse(readFileSync(out, 'utf8')).start.heroName).toBe('Una');
  });

  it('names the heroes of the folder when no game has that name', async () => {
    const { complaints, exitCode } = await save('export', 'Perchta');
    expect(complaints).toMatch(/^roguewright: GAME: .*the heroes are (Una, Sam|Sam, Una)/);
    expect(exitCode).toBe(2);
    expect((await save('export', 'Unaa')).complaints).toContain('did you mean Una?');
  });

  it('lists the games as JSON for programs', async () => {
    const { games } = JSON.parse((await save('list', '--json')).written);
    expect(games.map(({ heroName }: { heroName: string }) => heroName).toSorted()).toEqual([
      'Sam',
      'Una',
    ]);
  });

  it('does the same for a game to continue', async () => {
    const games = ['--data', join(folder, 'games')];
    const { complaints } = await roguewright('play', '--plain', ...games, '--continue', 'Pirmin');
    expect(complaints).toMatch(/--continue: expected the id or the hero of an unfinished game/);
    expect(complaints).toContain('got "Pirmin"');
    const none = ['--data', join(folder, 'none')];
    const empty = await roguewright('play', '--plain', ...none, '--continue', 'Sam');
    expect(empty.complaints).toContain('--continue: there is no unfinished game in this folder');
  });

  it('refuses an unknown role, and takes a known one in any spelling', async () => {
    const hero = ['--name', 'Ada', '--race', 'Elf', '--seed', '1', '--data', join(folder, 'roles')];
    const wrong = await roguewright('play', '--plain', ...hero, '--role', 'wizzard');
    expect(wrong.complaints).toContain('--role: expected one of');
    expect(wrong.complaints).toContain('(did you mean wizard?)');
    const long = await roguewright(
      'play',
      '--plain',
      ...hero,
      '--role',
      'monk',
      '--name',
      'x'.repeat(25),
    );
    expect(long.complaints).toContain('--name: expected 1 to 24 characters');
    const script = join(folder, 'rest.txt');
    writeFileSync(script, 'rest\n');
    const right = await roguewright('play', ...hero, '--role', 'WIZARD', '--script', script);
    expect(right.written).toContain('The game is kept.');
    writeFileSync(script, 'quit\n');
    const left = await roguewright(
      'play',
      '--plain',
      '--continue',
      '--script',
      script,
      '--data',
      join(folder, 'roles'),
    );
    expect(left.written.match(/The game is kept/g)).toHaveLength(1);
  });

  it('warns when the commands of a file lead elsewhere', async () => {
    const out = join(folder, 'sam.roguewright');
    await save('export', 'Sam', '--out', out);
    const sound = await save('import', out);
    expect(sound.complaints).toBe('');
    writeFileSync(out, readFileSync(out, 'utf8').replace('"count":2', '"count":3'));
    const changed = await save('import', out);
    expect(changed.complaints).toContain("its commands don't lead to the state it holds");
  });

  it('names the file whose content isn’t that of the program', async () => {
    const out = join(folder, 'other.roguewright');
    await save('export', 'Sam', '--out', out);
    const other = readFileSync(out, 'utf8').replace(
      /"contentHash":\s*"[0-9a-f]+"/,
      `"contentHash":"${'0'.repeat(32)}"`,
    );
    writeFileSync(out, other);
    const { complaints, exitCode } = await roguewright('replay', out);
    expect(complaints).toContain(`${out}: a replay needs the same content`);
    expect(exitCode).toBe(1);
  });

  it.each([
    [['save', 'import', '/nowhere.roguewright'], 'FILE: expected a file that exists'],
    [['replay', '/nowhere.roguewright'], 'FILE: expected a file that exists'],
    [['help', 'verfy'], 'help: expected one of play,'],
    [['replay', '/'], 'FILE: expected a file, not a folder'],
    [
      ['replay', import.meta.filename],
      'save.test.ts: expected the whole JSON text of a saved game',
    ],
    [['save', 'import', import.meta.filename], 'save.test.ts: expected the whole JSON text'],
  ])('%j says what was expected', async (parameters, message) => {
    const { complaints, exitCode } = await roguewright(...parameters);
    expect(complaints).toMatch(/^roguewright: [^\n]*\n$/);
    expect(complaints).toContain(message);
    expect(exitCode).toBe(2);
  });
});
