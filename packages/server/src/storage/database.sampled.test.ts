// A data folder opens again, whatever ended the work of the process that opened it first.

import { readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { GameKeeper } from '../games/keeper.ts';
import { fakeGames } from '../testing/fake-games.ts';
import { makeFolderOf, OLD_GAME } from '../testing/folder-of-version.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { beforeEachStatement, copyFolder } from '../testing/interruptions.ts';
import { openDatabase } from './database.ts';

/** How a folder is before the process opens it. */
const BEGINNINGS = [
  { name: 'the first start', versions: [], games: [] },
  { name: 'an upgrade from the first tables', versions: ['0001-games'], games: [OLD_GAME] },
  { name: 'an upgrade from the first hall', versions: ['0002-hall'], games: [OLD_GAME] },
  { name: 'an upgrade from the hall without marks', versions: ['0003-damage'], games: [OLD_GAME] },
  { name: 'an upgrade from before the quota', versions: ['0004-verified'], games: [OLD_GAME] },
];

/** The first start and the newest upgrade; on the shelf `long` every upgrade. */
const TRIED =
  process.env.ROGUEWRIGHT_SHELF === 'long' ? BEGINNINGS : [BEGINNINGS[0]!, BEGINNINGS.at(-1)!];

async function folderBefore(versions: readonly string[]): Promise<string> {
  const folder = temporaryFolder();
  for (const version of versions) {
    await makeFolderOf(version, folder);
  }
  return folder;
}

/** The tables of a folder, and the migrations that it says were carried out. */
function schemaOf(folder: string) {
  const file = new DatabaseSync(join(folder, 'roguewright.sqlite'));
  const namesOf = (sql: string) =>
    file
      .prepare(sql)
      .all()
      .map(({ name }) => String(name));
  const tables = namesOf(`select name from sqlite_schema where type = 'table'`);
  const isBegun = tables.includes('kysely_migration');
  const steps = isBegun ? namesOf('select name from kysely_migration') : [];
  const hasChecksums = namesOf(`select name from pragma_table_info('snapshots')`).includes(
    'checksum',
  );
  file.close();
  return { tables, steps, hasChecksums };
}

/** Opens the folder as a server does. @returns the ids of its games */
async function gamesIn(dataFolder: string): Promise<string[]> {
  const keeper = await GameKeeper.open({ dataFolder, maker: fakeGames() });
  try {
    const ids = (await keeper.all()).map(({ id }) => id);
    for (const id of ids) {
      expect((await (await keeper.open(id)).look()).view.hero.x).toBe(1);
    }
    return ids;
  } finally {
    await keeper.close();
  }
}

describe.each(TRIED)('a data folder, interrupted at $name', ({ versions, games }) => {
  it('opens after a kill before any statement', async () => {
    const [folder, copies] = [await folderBefore(versions), temporaryFolder()];
    const count = await beforeEachStatement(
      statement => copyFolder(folder, join(copies, String(statement))),
      async () => (await openDatabase(folder)).database.destroy(),
    );
    expect(count).toBeGreaterThan(10);
    for (let statement = 1; statement <= count; statement++) {
      const copy = join(copies, String(statement));
      const { tables, steps, hasChecksums } = schemaOf(copy);
      expect(tables.includes('poisoned'), `at ${statement}`).toBe(steps.includes('0001-games'));
      expect(tables.includes('hall'), `at ${statement}`).toBe(steps.includes('0002-hall'));
      expect(tables.includes('records'), `at ${statement}`).toBe(steps.includes('0004-verified'));
      expect(hasChecksums, `at ${statement}`).toBe(steps.includes('0003-damage'));
      expect(await gamesIn(copy), `at ${statement}`).toEqual(games);
    }
  });

  it('opens after its log was cut off anywhere', async () => {
    const [folder, copies] = [await folderBefore(versions), temporaryFolder()];
    const { database } = await openDatabase(folder);
    const log = readFileSync(join(folder, 'roguewright.sqlite-wal')).length;
    for (let place = 0; place < 40; place++) {
      const copy = join(copies, String(place));
      copyFolder(folder, copy);
      // The index of the log is rebuilt from the log after a power cut.
      rmSync(join(copy, 'roguewright.sqlite-shm'), { force: true });
      truncateSync(join(copy, 'roguewright.sqlite-wal'), Math.floor((place * log) / 40));
      expect(await gamesIn(copy), `cut at ${place} of 40`).toEqual(games);
    }
    await database.destroy();
  });

  it('opens after the disk was full', async () => {
    let wasFull = 0;
    for (let pages = 1; pages <= 60; pages += 3) {
      const folder = await folderBefore(versions);
      const { exec } = DatabaseSync.prototype;
      const limit = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
        this: DatabaseSync,
        sql,
      ) {
        exec.call(this, sql);
        // SQLite raises a limit that is below what the file has already.
        exec.call(this, `pragma max_page_count = ${pages}`);
      });
      const opened = await openDatabase(folder).then(
        ({ database }) => database,
        (error: Error) => error,
      );
      limit.mockRestore();
      if (opened instanceof Error) {
        wasFull += 1;
        expect(opened.message).toContain('full');
      } else {
        await opened.destroy();
      }
      expect(await gamesIn(folder), `with ${pages} pages`).toEqual(games);
    }
    expect(wasFull).toBeGreaterThan(0);
  });
});

describe('a data folder that version 0.1.0 left half migrated', () => {
  it('opens when the second migration had begun', async () => {
    const folder = await folderBefore(['0001-games']);
    const file = new DatabaseSync(join(folder, 'roguewright.sqlite'));
    file.exec('alter table games add column brought integer not null default 0');
    file.close();
    expect(await gamesIn(folder)).toEqual([OLD_GAME]);
  });

  it('opens at every other step of the two migrations', async () => {
    // The statements as that version carried them out, each committed by itself.
    const whole = temporaryFolder();
    await makeFolderOf('0002-hall', whole);
    const source = new DatabaseSync(join(whole, 'roguewright.sqlite'));
    const steps = source
      .prepare(
        `select sql from sqlite_schema
         where name not like 'kysely%' and name not like 'sqlite_%' order by rowid`,
      )
      .all()
      .map(({ sql }) => String(sql).replace(/, "brought"[^,)]*/, ''));
    source.close();
    expect(steps).toHaveLength(11);
    for (let done = 1; done <= steps.length; done++) {
      const folder = temporaryFolder();
      const file = new DatabaseSync(join(folder, 'roguewright.sqlite'));
      for (const sql of steps.slice(0, done)) {
        file.exec(sql);
      }
      file.close();
      expect(await gamesIn(folder), `after ${done} statements`).toEqual([]);
    }
  });
});
