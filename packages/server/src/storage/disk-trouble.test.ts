// Trouble with the disk: the player and the operator read what is wrong, and nothing is lost.

import { existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SNAPSHOT_EVERY } from '@roguewright/engine/host';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, post } from '../testing/http.ts';
import { inDatabase, keeperOn } from '../testing/keepers.ts';
import { testServer } from '../testing/server.ts';
import { makeFolder } from './database.ts';
import { GameStore } from './game-store.ts';

const EAST = { kind: 'move', direction: 3 } as const;

it.runIf(existsSync('/proc/self'))('refuses a data folder whose parent takes no folders', () => {
  expect(() => makeFolder('/proc/roguewright/data')).toThrow(/Games can't be kept in/);
  const folder = join(temporaryFolder(), 'new', 'deeper');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

/** The connections that were opened, so that a test can take their disk away. */
function watchConnections(): Set<DatabaseSync> {
  const connections = new Set<DatabaseSync>();
  const { exec } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    connections.add(this);
    exec.call(this, sql);
  });
  onTestFinished(() => spy.mockRestore());
  return connections;
}

/** From now on the file may not grow. */
function fillDisk(connections: Set<DatabaseSync>): void {
  for (const file of connections) {
    file.exec('pragma max_page_count = 1');
  }
}

function freeDisk(connections: Set<DatabaseSync>): void {
  for (const file of connections) {
    file.exec('pragma max_page_count = 1000000');
  }
}

describe('a full disk', () => {
  it('is named to the player and to the log, and play goes on when there is room', async () => {
    const connections = watchConnections();
    const reports: unknown[] = [];
    const keeper = await keeperOn(temporaryFolder(), { report: error => reports.push(error) });
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    await game.perform(EAST);
    fillDisk(connections);
    let stored = 1;
    const failed = await (async () => {
      for (;;) {
        try {
          await game.perform(EAST);
          stored += 1;
        } catch (error) {
          return error as Error;
        }
      }
    })();
    expect(failed).toMatchObject({ status: 503, field: 'storage' });
    expect(failed.message).toContain('The disk that holds the games is full.');
    expect(String(reports)).toContain('The disk that holds the games is full.');
    await expect(game.perform(EAST)).rejects.toThrow('is full');
    expect(reports).toHaveLength(1);
    freeDisk(connections);
    expect((await game.perform(EAST)).sequence).toBe(stored + 1);
  });

  it('is named to a player who wants a new game', async () => {
    const connections = watchConnections();
    const { url } = await testServer({ report: () => undefined });
    fillDisk(connections);
    let answer = await post(url, '/api/games', HERO);
    for (let games = 0; answer.status === 201 && games < 100; games++) {
      answer = await post(url, '/api/games', HERO);
    }
    expect([answer.status, jsonOf(answer)]).toMatchObject([
      503,
      { error: { field: 'storage', message: expect.stringContaining('is full') } },
    ]);
  });
});

describe('a disk that fails to write', () => {
  it('is named, and a command that it may have lost is on it or not when the server starts again', async () => {
    const folder = temporaryFolder();
    const reports: unknown[] = [];
    const keeper = await keeperOn(folder, { serves: true, report: error => reports.push(error) });
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    await game.perform(EAST);
    const handle = await open(`${folder}/roguewright.sqlite-wal`);
    const failing = vi
      .spyOn(Object.getPrototypeOf(handle), 'datasync')
      .mockRejectedValue(new Error('EIO: i/o error, fdatasync'));
    await handle.close();
    await expect(game.perform(EAST)).rejects.toMatchObject({
      status: 503,
      field: 'storage',
      message: expect.stringContaining('fails to write (EIO: i/o error, fdatasync)'),
    });
    failing.mockRestore();
    // The system may have forgotten what it could not write: nothing is trusted any more.
    await expect(game.perform(EAST)).rejects.toThrow('until the server is started again');
    expect(reports).toHaveLength(1);
    await keeper.close();
    const again = await (await keeperOn(folder, { serves: true })).open(id);
    const { sequence } = await again.look();
    expect([1, 2]).toContain(sequence);
    expect((await again.perform(EAST)).sequence).toBe(sequence + 1);
  });
});

describe('a lock that another program holds', () => {
  it('makes a command wait, but nobody who only reads', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    const { game: id, token } = await keeper.create(HERO);
    const game = await keeper.open(id);
    const order: string[] = [];
    const other = new DatabaseSync(`${folder}/roguewright.sqlite`);
    other.exec('begin immediate');
    const performed = game.perform(EAST).then(() => order.push('performed'));
    await keeper.admit(id, token).then(() => order.push('admitted'));
    await keeper.all().then(() => order.push('listed'));
    other.exec('rollback');
    other.close();
    await performed;
    expect(order).toEqual(['admitted', 'listed', 'performed']);
  });

  it('is named when it lasts', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    const other = new DatabaseSync(`${folder}/roguewright.sqlite`);
    other.exec('begin immediate');
    await expect(game.perform(EAST)).rejects.toThrow(
      'Another program has locked the file of the games. Try again in a moment.',
    );
    other.exec('rollback');
    other.close();
    expect((await game.perform(EAST)).sequence).toBe(1);
  });
});

describe('a file of games that is deleted or replaced under a running server', () => {
  it.each(['deleted', 'replaced'])('and %s is named instead of written', async how => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    const path = `${folder}/roguewright.sqlite`;
    if (how === 'deleted') {
      rmSync(path);
    } else {
      const other = temporaryFolder();
      await (await GameStore.open(other, { report: () => undefined })).close();
      renameSync(`${other}/roguewright.sqlite`, path);
    }
    await expect(game.perform(EAST)).rejects.toThrow('was deleted or replaced');
  });
});

describe('a damaged snapshot', () => {
  const commands = 2 * SNAPSHOT_EVERY + 7;

  async function playedGame(folder: string): Promise<string> {
    const keeper = await keeperOn(folder);
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    for (let count = 0; count < commands; count++) {
      await game.perform(EAST);
    }
    // Not closed, as after a kill: 7 commands follow the last snapshot.
    return id;
  }

  const damages = [
    ['with another digit', `replace(body, '"x":', '"x":9')`],
    ['cut off', 'substr(body, 1, 20)'],
  ] as const;

  it.each(damages)('%s gives way to the one before and the commands', async (_, change) => {
    const folder = temporaryFolder();
    const id = await playedGame(folder);
    inDatabase(folder, file =>
      file.exec(`update snapshots set body = ${change} where sequence = ${2 * SNAPSHOT_EVERY}`),
    );
    const reports: unknown[] = [];
    const keeper = await keeperOn(folder, { report: error => reports.push(error) });
    const game = await keeper.open(id);
    expect(await game.look()).toMatchObject({
      sequence: commands,
      view: { hero: { x: commands } },
    });
    expect(await game.notices()).toEqual([
      'A part of what was kept of this game was damaged on the disk. The game was made again of ' +
        'its commands.',
    ]);
    expect(await game.notices()).toEqual([]);
    expect(String(reports)).toContain(`Game ${id}: the snapshot after command 100 is damaged.`);
    await game.close();
    // It is mended for good.
    const again = await (await keeperOn(folder)).open(id);
    expect(await again.notices()).toEqual([]);
    expect((await again.look()).view.hero.x).toBe(commands);
  });

  it('leaves the beginning and all commands when it is the last of all', async () => {
    const folder = temporaryFolder();
    const id = await playedGame(folder);
    inDatabase(folder, file => file.exec(`update snapshots set body = '{'`));
    const game = await (await keeperOn(folder)).open(id);
    expect((await game.look()).view.hero.x).toBe(commands);
    expect((await game.perform(EAST)).sequence).toBe(commands + 1);
  });
});
