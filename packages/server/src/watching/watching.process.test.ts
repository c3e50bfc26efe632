// Watching over the net: the lobby, the delay, the chat and what its player may do, on SQLite and PostgreSQL.

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { jsonOf, newGame, send } from '../testing/http.ts';
import { Onlooker } from '../testing/onlooker.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { findServices, freshDatabase } from '../testing/services.ts';
import { beginWorld, connect, joinWorld } from '../testing/world-players.ts';
import type { AudienceView } from './show-settings.ts';

const REST = { kind: 'rest', count: 1 } as const;
const maker = engineGames();
const HERO = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'watched' };
const services = await findServices('postgres');

interface LobbyGame {
  readonly watch: string;
  readonly hero: string;
  readonly watchers: number;
  readonly level: number;
  readonly turn: number;
  readonly player?: string;
}

async function lobbyOf(url: string): Promise<LobbyGame[]> {
  return jsonOf(await send(url, '/status/lobby')) as LobbyGame[];
}

async function audienceOf(player: Player, fields: object = {}): Promise<AudienceView> {
  const reply = await player.ask('audience', fields);
  if (reply.type !== 'audience') {
    throw new Error(JSON.stringify(reply));
  }
  return reply.audience;
}

async function account(url: string, name: string): Promise<{ name: string; token: string }> {
  const body = JSON.stringify({ name, password: 'four words for tests' });
  const headers = { 'Content-Type': 'application/json' };
  const made = await send(url, '/api/accounts', { method: 'POST', headers, body });
  return jsonOf(made) as { name: string; token: string };
}

async function sharedOptions() {
  const database = await freshDatabase(onTestFinished);
  return { database, process: 'one', lease: 10_000 };
}

const PLACES = [
  { place: 'SQLite', isSkipped: false, options: async () => ({}) },
  {
    place: `PostgreSQL${services.why}`,
    isSkipped: services.areMissing,
    options: async () => ({ shared: await sharedOptions() }),
  },
];

describe.each(PLACES)('a game that is played on $place', ({ isSkipped, options }) => {
  it.skipIf(isSkipped)('is in the lobby, and is watched at once or later', async () => {
    const { url } = await testServer({ maker, ...(await options()) });
    const player = await Player.join(url, await newGame(url, HERO), 'window');
    await player.perform(REST);
    await vi.waitFor(async () => expect(await lobbyOf(url)).toHaveLength(1));
    const [listed] = await lobbyOf(url);
    expect(listed).toMatchObject({ hero: 'Perchta', role: 'wizard', level: 1, watchers: 0 });

    const audience = await audienceOf(player);
    expect(audience).toMatchObject({
      settings: { audience: 'everybody', delay: 30, chat: 'accounts' },
      watch: listed!.watch,
    });
    const friend = await Onlooker.join(url, { watch: audience.watch, friend: audience.friend });
    const stranger = await Onlooker.join(url, { watch: audience.watch });
    await vi.waitFor(() => expect(friend.seen).toHaveLength(1));
    expect(friend.seen[0]!.view).toEqual((await player.look()).view);
    const rested = await player.perform(REST);
    await vi.waitFor(() => expect(friend.seen).toHaveLength(2));
    expect(friend.seen[1]).toEqual(rested);
    // It came as what had changed.
    expect(friend.changes).toBe(1);
    expect(stranger.seen).toEqual([]);
    expect(stranger.crowd).toMatchObject({ delay: 30, isPlayed: true, watchers: 2 });
    expect(stranger.crowd!.wait).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await lobbyOf(url))[0]!.watchers).toBe(2));

    await audienceOf(player, { change: { delay: 0 } });
    const prompt = await Onlooker.join(url, { watch: audience.watch });
    await vi.waitFor(() => expect(prompt.seen).toHaveLength(1));
    await player.leave();
    await prompt.left;
    expect(prompt.dismissed).toBe('The player has left the game for now.');
    await expect(Onlooker.join(url, { watch: audience.watch })).rejects.toThrow('Nobody plays');
  });

  it.skipIf(isSkipped)('has a chat that its player rules', async () => {
    const { url } = await testServer({ maker, ...(await options()) });
    const player = await Player.join(url, await newGame(url, HERO), 'window');
    const { watch } = await audienceOf(player);
    const [ada, bren] = [await account(url, 'Ada'), await account(url, 'Bren')];
    const first = await Onlooker.join(url, { watch, account: ada.token });
    const second = await Onlooker.join(url, { watch, account: bren.token });
    const nobody = await Onlooker.join(url, { watch });
    nobody.say('let me in');
    await vi.waitFor(() =>
      expect(nobody.problems).toEqual(['Only those who are signed in may talk here.']),
    );
    first.say('  well\u202E met \u0007 ');
    await vi.waitFor(() => expect(second.lines).toHaveLength(1));
    expect(second.lines[0]).toMatchObject({ from: 'Ada', text: 'well  met', isPlayer: false });
    await player.ask('say', { text: 'hello' });
    await vi.waitFor(() => expect(first.lines).toHaveLength(2));
    expect(first.lines[1]).toMatchObject({ from: 'Perchta', text: 'hello', isPlayer: true });
    expect(player.received.filter(({ type }) => type === 'said')).toHaveLength(2);

    const blocked = await audienceOf(player, { block: 'Ada' });
    expect(blocked.watchers.find(({ name }) => name === 'Ada')!.isBlocked).toBe(true);
    first.say('again');
    await vi.waitFor(() => expect(first.problems).toEqual(['You can’t talk here.']));
    await audienceOf(player, { unblock: 'Ada', change: { chat: 'everybody' } });
    nobody.say('hail');
    await vi.waitFor(() => expect(first.lines).toHaveLength(3));
    expect(first.lines[2]!.from).toMatch(/^visitor \d{3}$/);

    await audienceOf(player, { kick: 'Bren' });
    await second.left;
    expect(second.dismissed).toContain('ten minutes');
    await expect(Onlooker.join(url, { watch, account: bren.token })).rejects.toThrow(
      'sent you away',
    );
    await audienceOf(player, { change: { audience: 'friends' } });
    await Promise.all([first.left, nobody.left]);
    expect(await lobbyOf(url)).toEqual([]);
    await expect(Onlooker.join(url, { watch })).rejects.toThrow('friends only');
  });
});

describe('a shared world', () => {
  it('shows each hero’s own view', async () => {
    const { url } = await testServer({ maker });
    const world = await beginWorld(url);
    const ada = await connect(url, world, 'ada');
    const bren = await connect(url, await joinWorld(url, world, 'Bren'), 'bren');
    const shows = await Promise.all([audienceOf(ada), audienceOf(bren)]);
    const onlookers = await Promise.all(
      shows.map(({ watch, friend }) => Onlooker.join(url, { watch, friend })),
    );
    await vi.waitFor(() => expect(onlookers.map(({ seen }) => seen.length)).toEqual([1, 1]));
    await ada.perform(REST);
    await bren.perform(REST);
    await vi.waitFor(() =>
      expect(onlookers.map(({ seen }) => seen.at(-1)!.view.turn)).toEqual([2, 2]),
    );
    const names = onlookers.map(({ seen }) => new Set(seen.map(({ view }) => view.hero.name)));
    expect(names).toEqual([new Set(['Ada']), new Set(['Bren'])]);
    const [one, other] = await Promise.all([ada.look(), bren.look()]);
    expect(onlookers.map(({ seen }) => seen.at(-1)!.view)).toEqual([one.view, other.view]);
  });
});

describe('milestones', () => {
  it('are told as lines of JSON, once each, with an address that leads to the game', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    const player = await Player.join(url, ticket, 'window');
    const { watch } = await audienceOf(player);
    await player.perform({ kind: 'move', direction: 3 });
    expect((await send(url, '/milestones.jsonl')).body.toString()).toBe('');
    await player.perform({ kind: 'ascend' });
    const told = (await send(url, '/milestones.jsonl?since=0')).body.toString();
    expect(
      told
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toMatchObject([{ id: 1, hero: 'Perchta', kind: 'won', what: '', turn: 2, watch }]);
    expect(told).not.toContain(ticket.game);
    expect((await send(url, '/milestones.jsonl?since=1')).body.toString()).toBe('');
    expect((await send(url, `/g/${watch}`)).headers.location).toMatch(
      new RegExp(`^\\.\\./#/(watch/${watch}|replay\\?entry=1)$`),
    );
    expect((await send(url, '/g/AAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});
