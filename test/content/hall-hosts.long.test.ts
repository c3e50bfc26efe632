// The hall and the numbers of a hero wherever games are kept: the same tests for the server and for
// the storage of a browser. The measure is the engine itself.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectedHost, joinOverColyseus, SocketHost } from '@roguewright/client';
import { readContent } from '@roguewright/content';
import { type HallQuestion, hallEntry, loadContent } from '@roguewright/engine/game';
import { heroPreview, LocalGame, playedRuleset } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { type RunningServer, startServer } from '@roguewright/server';
import { FakeBrowser, serverPlace, WorkerHost } from '@roguewright/web';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const START = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'a short story' };
const REST = { kind: 'rest', count: 20 } as const;
const QUESTION: HallQuestion = {
  ranking: 'marked',
  order: 'points',
  descending: true,
  from: 0,
  count: 10,
};

const files = readContent();
const content = loadContent(files);
const house = createRulesets().resolve('house');

/** Where games are kept. */
interface Place {
  begin(start: typeof START): Promise<ConnectedHost>;
  readonly hall: (question: HallQuestion) => ReturnType<typeof serverPlace.hall>;
  readonly preview: typeof serverPlace.preview;
}

/** Starts a server for one test. @returns its address */
async function serve(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-hall-'));
  // A test plays as fast as the machine lets it; on a slow one that is more than an address may.
  const effort = { perSecond: 1000, burst: 3_600_000 };
  const server: RunningServer = await startServer({ port: 0, dataFolder: folder, effort });
  const fetchThere = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) =>
    fetchThere(new URL(path, server.url), options),
  );
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server.url;
}

async function onServer(): Promise<Place> {
  const url = await serve();
  return {
    begin: async start => {
      const made = await serverPlace.create(start);
      if (made.kind === 'refused') {
        throw new Error(made.message);
      }
      return new SocketHost(joinOverColyseus(made.key.game, made.key.token, url));
    },
    hall: serverPlace.hall,
    preview: serverPlace.preview,
  };
}

async function onDevice(): Promise<Place> {
  const client = new FakeBrowser(files).open();
  return {
    begin: async start => new WorkerHost(await client.create(start), client),
    hall: client.hall,
    preview: client.preview,
  };
}

/** Rests, and again a moment later where a quick machine asks more often than a connection may. */
async function rested(host: ConnectedHost) {
  for (;;) {
    try {
      return await host.perform(REST);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('Too many messages'))) {
        throw error;
      }
      await new Promise(resolve => setTimeout(resolve, 500));
    }
  }
}

/** Rests until hunger ends it. */
async function starve(host: ConnectedHost) {
  let { view } = await host.look();
  while (view.ending === undefined) {
    ({ view } = await rested(host));
  }
  await host.close();
  return view;
}

/** The hall once it has `total` lines: a server replays a game before it enters. */
function hallOf(hall: Place['hall'], total: number) {
  return vi.waitUntil(
    async () => {
      const page = await hall(QUESTION);
      return page.total === total ? page : undefined;
    },
    // More frequent requests would reach the rate limit.
    { timeout: 280_000, interval: 500 },
  );
}

describe.each([
  ['a server', onServer],
  ['a device', onDevice],
] as const)('the hall of %s', (_, place) => {
  it('has the games that are over, as the engine tells them', async () => {
    const { begin, hall } = await place();
    expect(await hall(QUESTION)).toEqual({ lines: [], total: 0 });
    const [first, second] = [await begin(START), await begin({ ...START, heroName: 'Ada' })];
    await second.perform(REST);
    expect((await hall(QUESTION)).total).toBe(0);
    const view = await starve(first);
    const { lines } = await hallOf(hall, 1);
    expect(lines[0]).toMatchObject(hallEntry(view)!);
    await starve(second);
    await hallOf(hall, 2);
    const names = (await hall({ ...QUESTION, order: 'hero', descending: false })).lines;
    expect(names.map(({ hero }) => hero)).toEqual(['Ada', 'Una']);
    expect((await hall({ ...QUESTION, order: 'hero', from: 1 })).lines[0]?.hero).toBe('Ada');
    const game = LocalGame.create(content, house, START);
    while (game.look().view.ending === undefined) {
      game.perform(REST);
    }
    expect(hallEntry(game.look().view)).toEqual(hallEntry(view));
  });

  it('comes with the numbers of heroes that the engine gives', async () => {
    const { preview } = await place();
    expect(await preview('priest', 'elf')).toEqual(heroPreview(content, house, 'priest', 'elf'));
    await expect(preview('priest', 'elv')).rejects.toThrow('elf');
    const played = playedRuleset(createRulesets(), 'house', { casting: 'fiqhack' });
    const other = await preview('priest', 'elf', 'fiqhack');
    expect(other).toEqual(heroPreview(content, played, 'priest', 'elf'));
    expect(other.spells).not.toEqual((await preview('priest', 'elf')).spells);
    await expect(preview('priest', 'elf', 'fiqhak')).rejects.toThrow('fiqhack');
  });
});

describe('the hall of a device', () => {
  it('keeps a line when its game is removed, and how it was begun', async () => {
    const client = new FakeBrowser(files).open();
    const game = await client.create(START);
    await starve(new WorkerHost(game, client));
    expect(await client.standing(game)).toMatchObject({ status: 'died', seed: START.seed });
    await client.remove(game);
    expect((await client.hall(QUESTION)).lines[0]).toMatchObject({ hero: 'Una', start: START });
  });

  it('has no game that was brought as a file', async () => {
    const client = new FakeBrowser(files).open();
    const file = await client.exportFile(await client.create(START));
    const { game } = await client.importFile(file);
    await starve(new WorkerHost(game, client));
    expect((await client.hall(QUESTION)).total).toBe(0);
  });
});
