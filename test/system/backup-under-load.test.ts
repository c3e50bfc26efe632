// Bots play while `roguewright backup` copies their games. Restored elsewhere, each game stands exactly where it stood
// after as many commands as the copy has of it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { engineGames, GameKeeper } from '@roguewright/server';
import { Bot } from '@roguewright/server/testing/bot';
import { freePort } from '@roguewright/server/testing/ports';
import { launchProcess } from '@roguewright/server/testing/server-process';
import { findServices, freshDatabase, inDatabaseAt } from '@roguewright/server/testing/services';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundledPrograms } from '../programs.ts';

const services = await findServices('postgres');

const BOTS = 6;
/** Milliseconds from an answer to a bot's next command. */
const PACE = 20;
/** Commands of each bot that are answered before the copy is made. */
const BEFORE = 15;

const HASHES = 'select game_id, sequence, state_hash from commands order by sequence';

type Row = Readonly<Record<string, unknown>>;
type Environment = Record<string, string>;

/** Where games are kept. */
interface Place {
  readonly environment: Environment;
  readonly hashes: () => Promise<Row[]> | Row[];
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'roguewright-copy-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function inFolder(): Place {
  const data = folder();
  const hashes = () => {
    const file = new DatabaseSync(join(data, 'roguewright.sqlite'), { readOnly: true });
    try {
      return file.prepare(HASHES).all();
    } finally {
      file.close();
    }
  };
  return { environment: { ROGUEWRIGHT_DATA: data }, hashes };
}

async function inPostgres(): Promise<Place> {
  const url = await freshDatabase(onTestFinished);
  const hashes = async () =>
    await inDatabaseAt(url, async client => (await client.query(HASHES)).rows as Row[]);
  return { environment: { DATABASE_URL: url, ROGUEWRIGHT_DATA: folder() }, hashes };
}

async function roguewright(environment: Environment, ...parameters: string[]): Promise<void> {
  const { PATH = '' } = process.env;
  const program = join(await bundledPrograms(), 'cli.js');
  const child = spawn(process.execPath, [program, ...parameters], {
    env: { PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', chunk => {
    complaints += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, complaints]).toEqual([0, '']);
}

/** The hashes of each game, in the order of its commands. */
async function hashesAt({ hashes }: Place): Promise<Map<string, string[]>> {
  const games = new Map<string, string[]>();
  for (const { game_id: id, state_hash: hash } of await hashes()) {
    games.set(String(id), [...(games.get(String(id)) ?? []), String(hash)]);
  }
  return games;
}

/** Bots play, and a copy is made in the middle. */
async function copiedUnderPlay(place: Place) {
  const server = await launchProcess(
    { PORT: String(await freePort()), ...place.environment },
    onTestFinished,
  );
  const bots = Array.from(
    { length: BOTS },
    (_, number) => new Bot(server.url, `copied-${number}`, PACE, false),
  );
  const playing = Promise.all(bots.map(bot => bot.play()));
  const answered = () => bots.map(bot => bot.waits.length);
  await expect.poll(() => Math.min(...answered())).toBeGreaterThanOrEqual(BEFORE);
  const before = new Map(
    bots.flatMap(({ games }) => games.map(({ ticket, answered: ids }) => [ticket.game, ids.size])),
  );
  const copy = join(folder(), 'games.backup');
  await roguewright(place.environment, 'backup', 'make', copy);
  const after = answered();
  // The bots play on, so that the copy isn't how everything stands.
  await expect.poll(() => answered().every((count, bot) => count > after[bot]! + 3)).toBe(true);
  for (const bot of bots) {
    bot.stop();
  }
  await playing;
  expect(await server.end('SIGTERM')).toBe(0);
  return { copy, before };
}

describe.each([
  { name: 'SQLite', isSkipped: false, begin: async () => inFolder() },
  { name: `PostgreSQL${services.why}`, isSkipped: services.areMissing, begin: inPostgres },
])('a backup of games in $name', ({ isSkipped, begin }) => {
  it.skipIf(isSkipped)('has every game as it stood after its commands', async () => {
    const place = await begin();
    const { copy, before } = await copiedUnderPlay(place);
    const played = await hashesAt(place);

    const restored = inFolder();
    await roguewright(restored.environment, 'backup', 'restore', copy);
    const kept = await hashesAt(restored);
    for (const [game, answered] of before) {
      expect(kept.get(game)?.length).toBeGreaterThanOrEqual(answered);
    }
    const keeper = await GameKeeper.open({
      dataFolder: restored.environment.ROGUEWRIGHT_DATA!,
      maker: engineGames(),
    });
    onTestFinished(() => keeper.close());
    let playedOn = 0;
    for (const [id, hashes] of kept) {
      const all = played.get(id)!;
      expect(hashes).toEqual(all.slice(0, hashes.length));
      playedOn += all.length > hashes.length ? 1 : 0;
      const game = await keeper.open(id);
      const [sequence, hash] = await game.read(one => [one.sequence, one.hash()]);
      expect([sequence, hash]).toEqual([hashes.length, all[hashes.length - 1]]);
      expect(await game.notices()).toEqual([]);
      await game.close();
    }
    expect(kept.size).toBeGreaterThanOrEqual(BOTS);
    expect(playedOn).toBeGreaterThan(0);
  });
});
