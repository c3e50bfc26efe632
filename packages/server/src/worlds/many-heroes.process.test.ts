// A full world: sixteen players with a socket each, who come at once and all act, under both clocks.

import type { SeatedOrder } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { inDatabase } from '../testing/keepers.ts';
import type { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { askToJoin, beginWorld, connect, joinWorld, partyOf } from '../testing/world-players.ts';

const HEROES = 16;
const TURNS = 3;
const REST = { kind: 'rest', count: 1 } as const;
const maker = engineGames();

/** Sixteen heroes whose players connect in the same moment. */
async function full(wish: object) {
  const dataFolder = temporaryFolder();
  const { url, close } = await testServer({ maker, dataFolder });
  const world = await beginWorld(url, wish);
  const names = Array.from({ length: HEROES - 1 }, (_, at) => `Hero ${at + 2}`);
  const tickets = [world, ...(await Promise.all(names.map(name => joinWorld(url, world, name))))];
  const players = await Promise.all(
    tickets.map((ticket, at) => connect(url, ticket, `player-${at}`)),
  );
  await Promise.all(players.map(player => player.look()));
  /** The seats of those who joined, as the record of the world has them; the server is stopped. */
  const joined = async () => {
    await close();
    const bodies = inDatabase(dataFolder, file =>
      file.prepare('select body from commands order by sequence').all(),
    );
    return bodies
      .map(({ body }) => JSON.parse(String(body)) as SeatedOrder)
      .flatMap(({ kind, seat = 0 }) => (kind === 'join' ? [seat] : []));
  };
  return { url, world, players, names: ['Ada', ...names], joined };
}

/** Acts until the world has come to a turn; a hero who is not to move waits. */
async function actUntil(player: Player, turn: number): Promise<void> {
  for (;;) {
    const { view, refusal } = await player.perform(REST);
    if (view.turn >= turn) {
      return;
    }
    if (refusal !== undefined) {
      expect(refusal.reason).toBe('others-first');
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

/** Whose views a player was sent. */
function heroesToldTo({ received }: Player): Set<string> {
  return new Set(
    received.flatMap(one => (one.type === 'performed' ? [one.performed.view.hero.name] : [])),
  );
}

describe('a world of sixteen heroes', () => {
  it.each([
    ['waits for all', { clock: 'waiting' }],
    ['runs by itself', { clock: 'running', ticksPerSecond: 40 }],
  ])('%s, and lets each act', async (_, wish) => {
    const { url, world, players, names, joined } = await full(wish);
    const first = (await players[0]!.look()).view.turn;
    await Promise.all(players.map(player => actUntil(player, first + TURNS)));
    for (const [at, player] of players.entries()) {
      expect(heroesToldTo(player)).toEqual(new Set([names[at]]));
      const { party = [] } = (await player.look()).view;
      expect(party.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      expect(party.map(({ seat }) => seat)).toEqual([...names.keys()]);
      expect(party.every(({ standing }) => standing === 'here')).toBe(true);
    }
    expect(Object.keys(partyOf(players[0]!))).toHaveLength(HEROES);
    const more = await askToJoin(url, world.game, world.invite, { heroName: 'Too late' });
    expect([more.status, more.body.toString()]).toEqual([
      409,
      expect.stringContaining('This world has 16 heroes already.'),
    ]);
    const orders = players.flatMap(({ received }) =>
      received.filter(one => one.type === 'problem' && one.id === 0),
    );
    expect(orders).toEqual([]);
    // Two who come at once are not given the same seat.
    expect(await joined()).toEqual([...names.keys()].slice(1));
  });
});
