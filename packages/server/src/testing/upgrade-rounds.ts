// `npm run kill [-- ROUNDS]`, its first part: kills first starts and upgrades of a data folder that many
// times, 200 by default, at random statements, and opens each folder again.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameKeeper } from '../games/keeper.ts';
import { openDatabase } from '../storage/database.ts';
import { fakeGames } from './fake-games.ts';
import { makeFolderOf } from './folder-of-version.ts';
import { beforeEachStatement } from './interruptions.ts';

const PROCESS = fileURLToPath(new URL('./open-and-die.ts', import.meta.url));

/** What the folder is before: empty, or of a version by its last migration. */
const BEGINNINGS = [undefined, '0001-games', '0002-hall', '0003-damage', '0004-verified'];

/** Makes a folder as it is before. */
async function folderOf(root: string, name: string, version: string | undefined): Promise<string> {
  const folder = join(root, name);
  mkdirSync(folder);
  if (version !== undefined) {
    await makeFolderOf(version, folder);
  }
  return folder;
}

const rounds = Number(process.argv[2] ?? 200);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`ROUNDS: expected an integer from 1, got ${process.argv[2]}`);
}
const root = mkdtempSync(join(tmpdir(), 'roguewright-'));
try {
  /** How many statements each takes. */
  const statements: number[] = [];
  for (const [place, version] of BEGINNINGS.entries()) {
    const folder = await folderOf(root, `whole ${place}`, version);
    const open = async () => (await openDatabase(folder)).database.destroy();
    statements.push(await beforeEachStatement(() => undefined, open));
  }
  for (let round = 1; round <= rounds; round++) {
    const place = round % BEGINNINGS.length;
    const version = BEGINNINGS[place];
    const folder = await folderOf(root, String(round), version);
    const statement = 1 + Math.floor(Math.random() * statements[place]!);
    const { signal, stderr } = spawnSync(
      process.execPath,
      ['--conditions=roguewright-source', PROCESS, folder, String(statement)],
      { encoding: 'utf8' },
    );
    assert.equal(signal, 'SIGKILL', stderr);
    const keeper = await GameKeeper.open({ dataFolder: folder, maker: fakeGames() });
    const games = await keeper.all();
    assert.equal(games.length, version === undefined ? 0 : 1);
    for (const { id } of games) {
      assert.equal((await (await keeper.open(id)).look()).sequence, 1);
    }
    await keeper.close();
    rmSync(folder, { recursive: true });
    console.log(
      `${version === undefined ? 'first start' : `upgrade from ${version}`}: killed ${round} of ` +
        `${rounds} times, before statement ${statement}; the folder opens`,
    );
  }
  console.log(`${rounds} first starts and upgrades were killed: every folder opens.`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
