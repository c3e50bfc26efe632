// Looks through the database after a chaos run: every answered command is there, none is there twice, and
// every game, performed again from its beginning, leads to the recorded states.

import assert from 'node:assert/strict';
import type { GameMaker } from '../../games/game-maker.ts';
import { inDatabaseAt } from '../services.ts';
import type { Bot } from './bot.ts';

/** What was found. */
export interface Audit {
  readonly games: number;
  /** Commands that are stored, and those of them that were answered for certain. */
  readonly commands: number;
  readonly answered: number;
  /** How often games were taken, all together. */
  readonly taken: number;
}

interface StoredCommand {
  readonly sequence: number;
  readonly body: string;
  readonly state_hash: string;
  readonly client: string;
  readonly request: number;
}

/** Looks through the games of the bots. @throws AssertionError for anything lost, doubled or different */
export async function audit(
  database: string,
  bots: readonly Bot[],
  maker: GameMaker,
): Promise<Audit> {
  return await inDatabaseAt(database, async client => {
    const ask = async <Row>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[];
    const found = { games: 0, commands: 0, answered: 0, taken: 0 };
    const poisoned = await ask('select game_id, sequence, error from poisoned');
    assert.deepEqual(poisoned, [], 'no command is set aside');
    for (const { ticket, answered } of bots.flatMap(({ games }) => games)) {
      const { game } = ticket;
      const commands = await ask<StoredCommand>(
        `select sequence, body, state_hash, client, request::int from commands
          where game_id = $1 order by sequence`,
        [game],
      );
      assert.deepEqual(
        commands.map(({ sequence }) => sequence),
        commands.map((_, place) => place + 1),
        `the commands of ${game} have numbers without gaps`,
      );
      const requests = new Set(commands.map(({ client: name, request }) => `${name} ${request}`));
      assert.equal(requests.size, commands.length, `no command of ${game} is there twice`);
      const stored = new Set(commands.map(({ request }) => request));
      const lost = [...answered].filter(id => !stored.has(id));
      assert.deepEqual(lost, [], `every answered command of ${game} is stored`);
      await expectSameStates(game, commands, ask, maker);
      const [lease] = await ask<{ epoch: string }>('select epoch from leases where game_id = $1', [
        game,
      ]);
      found.games += 1;
      found.commands += commands.length;
      found.answered += answered.size;
      found.taken += Number(lease?.epoch ?? 0);
    }
    return found;
  });
}

/** Performs a game again from its first snapshot. */
async function expectSameStates(
  game: string,
  commands: readonly StoredCommand[],
  ask: <Row>(text: string, values: unknown[]) => Promise<Row[]>,
  maker: GameMaker,
): Promise<void> {
  const [first] = await ask<{ body: string; sequence: number; ruleset: string; hash: string }>(
    `select snapshots.body, sequence, ruleset, content_hash as hash from snapshots
      join games on games.id = game_id where game_id = $1 order by sequence limit 1`,
    [game],
  );
  assert.equal(first?.sequence, 0, `the beginning of ${game} is there`);
  const [content] = await ask<{ hash: string; files: string }>(
    'select hash, files from contents where hash = $1',
    [first.hash],
  );
  assert.ok(content, `the content of ${game} is there`);
  const running = maker.restore({
    content,
    ruleset: first.ruleset,
    state: JSON.parse(first.body),
  });
  for (const { sequence, body, state_hash: hash } of commands) {
    running.perform(JSON.parse(body));
    assert.equal(running.hash(), hash, `command ${sequence} of ${game} leads to the same state`);
  }
}
