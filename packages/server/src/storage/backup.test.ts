// A copy of all games is made while they are played, and takes their place again.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { newGame } from '../testing/http.ts';
import { inDatabase, keeperOn } from '../testing/keepers.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { backUp, restoreBackup } from './backup.ts';

/** Milliseconds between two commands: no faster than a connection may send them. */
const PACE = 40;

const REST = { kind: 'rest', count: 1 } as const;

/** Makes a copy in another thread, as another process would: the server isn't held up by it. */
function backUpBeside(folder: string, target: string): Promise<void> {
  const program = `
    import { workerData } from 'node:worker_threads';
    const { backUp } = await import(workerData.module);
    backUp(workerData.folder, workerData.target);
  `;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    workerData: { module: new URL('./backup.ts', import.meta.url).href, folder, target },
    execArgv: ['--conditions=roguewright-source'],
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** The numbers of all commands of a game in a folder. */
function sequencesIn(folder: string, game: string): number[] {
  return inDatabase(folder, file =>
    file
      .prepare('select sequence from commands where game_id = ? order by sequence')
      .all(game)
      .map(({ sequence }) => Number(sequence)),
  );
}

describe('a backup', () => {
  it('is made under play, has all that was answered before, and is restored', async () => {
    const dataFolder = temporaryFolder();
    const server = await testServer({ dataFolder });
    const ticket = await newGame(server.url);
    const player = await Player.join(server.url, ticket, 'window');
    let answered = 0;
    let isOver = false;
    const playing = (async () => {
      while (!isOver) {
        await player.perform(REST);
        answered += 1;
        await pause(PACE);
      }
    })();
    while (answered < 5) {
      await pause(PACE);
    }
    const target = join(temporaryFolder(), 'games.backup');
    const before = answered;
    await backUpBeside(dataFolder, target);
    const after = answered;
    isOver = true;
    await playing;
    await player.leave();
    expect(existsSync(`${target}.part`)).toBe(false);
    // A running server keeps its folder.
    expect(() => restoreBackup(dataFolder, target)).toThrow('Another server');
    await server.close();

    const restored = restoreBackup(dataFolder, target);
    expect(restored.games).toBe(1);
    expect(restored.commands).toBeGreaterThanOrEqual(before);
    expect(restored.commands).toBeLessThanOrEqual(after + 1);
    const sequences = sequencesIn(dataFolder, ticket.game);
    expect(sequences).toEqual(sequences.map((_, place) => place + 1));
    expect(sequences).toHaveLength(restored.commands);
    // What was there before the restoring is kept.
    const old = temporaryFolder();
    writeFileSync(join(old, 'roguewright.sqlite'), readFileSync(restored.before!));
    expect(sequencesIn(old, ticket.game)).toHaveLength(answered);
    // The same key opens the game, and it goes on.
    const again = await testServer({ dataFolder });
    const back = await Player.join(again.url, ticket, 'window', answered + 30);
    expect((await back.perform(REST)).sequence).toBe(restored.commands + 1);
    await back.leave();
  });

  it('says what can not be copied or restored, and changes nothing', async () => {
    const dataFolder = temporaryFolder();
    const target = join(temporaryFolder(), 'games.backup');
    expect(() => backUp(dataFolder, target)).toThrow('There are no games in');
    const keeper = await keeperOn(dataFolder);
    await keeper.create({ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'b' });
    expect(backUp(dataFolder, target)).toMatchObject({ games: 1, commands: 0 });
    expect(() => backUp(dataFolder, target)).toThrow('is there already');
    expect(() => restoreBackup(dataFolder, target)).toThrow('another program has the games open');
    const other = temporaryFolder();
    expect(() => restoreBackup(other, `${target}.none`)).toThrow('There is no file');
    const bytes = readFileSync(target);
    const damaged = join(temporaryFolder(), 'damaged');
    writeFileSync(damaged, bytes.fill(7, 5000, 9000));
    expect(() => restoreBackup(other, damaged)).toThrow(/can't be restored: .*(damaged|malformed)/);
    writeFileSync(
      damaged,
      'no database at all, but long enough for one that is very small'.repeat(9),
    );
    expect(() => restoreBackup(other, damaged)).toThrow("can't be restored");
    expect(existsSync(join(other, 'roguewright.sqlite'))).toBe(false);
    // The folder is free for a server.
    await testServer({ dataFolder: other });
  });

  it('of a newer version is refused', async () => {
    const dataFolder = temporaryFolder();
    const keeper = await keeperOn(dataFolder);
    await keeper.close();
    inDatabase(dataFolder, file =>
      file.exec(`insert into kysely_migration values ('9999-later', '2099-01-01')`),
    );
    const target = join(temporaryFolder(), 'games.backup');
    expect(() => backUp(dataFolder, target)).toThrow('a newer version has written it (9999-later)');
    expect(existsSync(target)).toBe(false);
  });
});
