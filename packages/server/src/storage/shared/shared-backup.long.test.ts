// Copies of shared games are made under play and restored into an empty database or folder.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { newGame } from '../../testing/http.ts';
import { inDatabase, keeperOn } from '../../testing/keepers.ts';
import { Player } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';
import { findServices, freshDatabase, inDatabaseAt } from '../../testing/services.ts';
import { backUpGames, restoreGames } from '../backup-place.ts';

const services = await findServices('postgres');

const REST = { kind: 'rest', count: 1 } as const;

const ALL = 'select sequence, body, state_hash from commands where game_id = $1 order by sequence';

/** Sequence, body and hash of each command of a game. */
async function commandsAt(url: string, game: string): Promise<object[]> {
  return await inDatabaseAt(url, async client => (await client.query(ALL, [game])).rows);
}

/** A game that is played in a database while a copy of it is made. */
/** Milliseconds between two commands: a connection may send 30 messages a second. */
const PAUSE = 40;

async function copiedUnderPlay() {
  const database = await freshDatabase(onTestFinished);
  const shared = { database, process: 'a', lease: 60_000 };
  const server = await testServer({ shared });
  // The path below `/p/a` is served without a proxy, too.
  const ticket = await newGame(server.url);
  const player = await Player.join(server.url, ticket, 'window');
  for (let turn = 0; turn < 20; turn++) {
    await player.perform(REST);
  }
  const answered = (await player.look()).sequence;
  const target = join(temporaryFolder(), 'games.backup');
  let isCopied = false;
  const copying = backUpGames({ folder: '', database }, target).finally(() => {
    isCopied = true;
  });
  while (!isCopied) {
    await player.perform(REST);
    await pause(PAUSE);
  }
  const copied = await copying;
  // What is played after the copy isn't in it, however quick the copy was.
  await player.perform(REST);
  expect(copied.games).toBe(1);
  expect(copied.commands).toBeGreaterThanOrEqual(answered);
  const played = await commandsAt(database, ticket.game);
  expect(played.length).toBeGreaterThan(copied.commands);
  return { database, ticket, target, copied, expected: played.slice(0, copied.commands) };
}

describe.skipIf(services.areMissing)(`a backup of shared games${services.why}`, () => {
  it('is restored into an empty database, where the games go on', async () => {
    const { ticket, target, copied, expected } = await copiedUnderPlay();
    const other = await freshDatabase(onTestFinished);
    expect(await restoreGames({ folder: '', database: other }, target)).toMatchObject(copied);
    expect(await commandsAt(other, ticket.game)).toEqual(expected);

    const server = await testServer({ shared: { database: other, process: 'b', lease: 60_000 } });
    const player = await Player.join(server.url, ticket, 'window', 1000);
    // Opening it has performed its commands again and compared their hashes.
    expect((await player.perform(REST)).sequence).toBe(copied.commands + 1);
    const poisoned = await inDatabaseAt(other, client => client.query('select * from poisoned'));
    expect(poisoned.rows).toEqual([]);
  });

  it('is restored into a folder, and from there into a database', async () => {
    const { ticket, target, copied, expected } = await copiedUnderPlay();
    const folder = temporaryFolder();
    await restoreGames({ folder }, target);
    const rows = inDatabase(folder, file =>
      file
        .prepare(ALL.replace('$1', '?'))
        .all(ticket.game)
        .map(row => ({ ...row })),
    );
    expect(rows).toEqual(expected);
    const keeper = await keeperOn(folder);
    const game = await keeper.open(ticket.game);
    expect((await game.perform(REST)).sequence).toBe(copied.commands + 1);
    expect(await game.notices()).toEqual([]);
    await game.close();

    const again = join(temporaryFolder(), 'folder.backup');
    const { commands } = await backUpGames({ folder }, again);
    const other = await freshDatabase(onTestFinished);
    await restoreGames({ folder: '', database: other }, again);
    expect(await commandsAt(other, ticket.game)).toHaveLength(commands);
  });

  it('is refused by a database that holds games, which stay as they are', async () => {
    const { database, ticket, target } = await copiedUnderPlay();
    const before = await commandsAt(database, ticket.game);
    await expect(restoreGames({ folder: '', database }, target)).rejects.toThrow(
      'the database holds games already. Name an empty one in DATABASE_URL.',
    );
    expect(await commandsAt(database, ticket.game)).toEqual(before);
  });
});
