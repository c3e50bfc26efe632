// The log on the disk: who waits for which flush, and what a disk that fails means.

import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { FILE, openServedDatabase } from '../database.ts';
import { GamesFile } from './games-file.ts';
import { LogFlush, openLog } from './log-flush.ts';

/** A log whose flushes last until the test ends them. */
function slowLog() {
  const begun: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const flush = new LogFlush({
    bringToDisk: () => new Promise((resolve, reject) => begun.push({ end: resolve, fail: reject })),
    close: async () => undefined,
  });
  return { begun, flush };
}

describe('flushes of a log', () => {
  it('are shared by all writes that came before they begin', async () => {
    const { begun, flush } = slowLog();
    const done: string[] = [];
    const wait = (name: string) => flush.flushed().then(() => done.push(name));
    const waits = [wait('first'), wait('beside it')];
    await others();
    waits.push(wait('during the first'), wait('during the first, too'));
    await others();
    expect([begun.length, done]).toEqual([1, []]);
    begun[0]!.end();
    await others();
    expect([begun.length, done]).toEqual([2, ['first', 'beside it']]);
    begun[1]!.end();
    await Promise.all(waits);
    expect(begun).toHaveLength(2);
    expect(done).toHaveLength(4);
  });

  it('are refused for good after one has failed', async () => {
    const { begun, flush } = slowLog();
    const first = flush.flushed();
    await others();
    const second = flush.flushed();
    begun[0]!.fail(new Error('EIO: i/o error, fdatasync'));
    await expect(first).rejects.toThrow('fails to write (EIO: i/o error, fdatasync)');
    await expect(second).rejects.toThrow('Nothing can be kept until the server is started again.');
    expect(() => flush.expectSound()).toThrow('fails to write');
    expect(begun).toHaveLength(1);
    await flush.close();
  });
});

describe('a file of games with a slow disk', () => {
  it('answers a write when it is on the disk, and serves readers and other writers meanwhile', async () => {
    const folder = temporaryFolder();
    const { flush, ...opened } = await openServedDatabase(folder, 'power-cut');
    const log = await openLog(join(folder, FILE));
    let flushes = 0;
    let free: () => void = () => undefined;
    const disk = new Promise<void>(resolve => {
      free = resolve;
    });
    const file = new GamesFile(
      {
        ...opened,
        flush: new LogFlush({
          ...log,
          bringToDisk: async () => {
            flushes += 1;
            await disk;
            await log.bringToDisk();
          },
        }),
      },
      error => expect.fail(String(error)),
    );
    const answered: number[] = [];
    const writes = [1, 2, 3, 4].map(async number => {
      await file.write(database =>
        sql`create table ${sql.ref(`t${number}`)} (line text)`.execute(database),
      );
      answered.push(number);
    });
    const tables = () =>
      file.read(async database => {
        const { rows } = await sql`select name from sqlite_master where name glob 't[1-4]'`.execute(
          database,
        );
        return rows.length;
      });
    // All of them are in the log while the disk is busy with the first.
    await expect.poll(tables).toBe(4);
    expect([flushes, answered]).toEqual([1, []]);
    free();
    await Promise.all(writes);
    expect(flushes).toBe(2);
    await file.close();
    await flush!.close();
  });
});
