import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { FILE, openDatabase, openServedDatabase } from '../database.ts';
import { GamesFile } from './games-file.ts';

async function answer(file: GamesFile, pragma: string): Promise<unknown> {
  const { rows } = await file.read(database => sql.raw(`pragma ${pragma}`).execute(database));
  return Object.values(rows[0] as object)[0];
}

it('a file that no server serves waits for the disk, and copies its own log', async () => {
  const file = new GamesFile(await openDatabase(temporaryFolder()), console.error);
  expect(await answer(file, 'synchronous')).toBe(2);
  expect(await answer(file, 'wal_autocheckpoint')).toBe(1000);
  await file.close();
});

// One after the other: among tests that run at once, the folder of one is removed when another ends.
it.each(['power-cut', 'kill'] as const)(
  'the file of a server that survives a %s leaves its log to a thread, which moves it into the file',
  async survives => {
    const folder = temporaryFolder();
    const path = join(folder, FILE);
    const open = await openServedDatabase(folder, survives);
    // Brought onto the disk before a write is answered.
    expect(open.flush !== undefined).toBe(survives === 'power-cut');
    const file = new GamesFile(open, console.error);
    expect(await answer(file, 'synchronous')).toBe(1);
    expect(await answer(file, 'wal_autocheckpoint')).toBe(0);
    const before = statSync(path).size;
    await file.write(database => sql`create table heap (line text)`.execute(database));
    const line = 'x'.repeat(100_000);
    await file.write(database => sql`insert into heap values (${line})`.execute(database));
    while (statSync(path).size < before + line.length) {
      await wait(50);
    }
    await file.close();
    expect(existsSync(`${path}-wal`)).toBe(false);
  },
);
