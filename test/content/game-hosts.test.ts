// What a page may rely on, wherever its game runs: the same tests for a game behind a socket and for
// a game in the browser's worker. The measure is the engine itself, in this process.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectedHost, HostProblem, joinOverColyseus, SocketHost } from '@roguewright/client';
import { readContent } from '@roguewright/content';
import { type Command, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets, DEFAULT_RULESET, parseRulesetName } from '@roguewright/engine/rulesets';
import { type RunningServer, startServer } from '@roguewright/server';
import { FakeBrowser, WorkerHost } from '@roguewright/web';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const START = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'two hosts' };
const COMMANDS: readonly Command[] = [
  { kind: 'search', count: 1 },
  { kind: 'move', direction: 3 },
  { kind: 'move', direction: 7 },
  { kind: 'rest', count: 5 },
];

const files = readContent();
const content = loadContent(files);
const ruleset = createRulesets().resolve(parseRulesetName(DEFAULT_RULESET));

let server: RunningServer;
let folder: string;
const closing: ConnectedHost[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-hosts-'));
  server = await startServer({ port: 0, dataFolder: folder });
  // As in a page, whose paths are those of the server that served it.
  const fetchThere = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) =>
    fetchThere(new URL(path, server.url), options),
  );
});

afterEach(async () => {
  await Promise.all(closing.splice(0).map(host => host.close()));
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A game, and windows on it. */
interface Place {
  readonly open: () => ConnectedHost;
  /** A window on a game that there isn't. */
  readonly openNone: () => ConnectedHost;
}

async function onServer(): Promise<Place> {
  const made = await fetch('/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(START),
  });
  const { game, token } = (await made.json()) as { game: string; token: string };
  return {
    open: () => kept(new SocketHost(joinOverColyseus(game, token, server.url))),
    openNone: () => kept(new SocketHost(joinOverColyseus(game, 'no key', server.url))),
  };
}

async function onDevice(): Promise<Place> {
  const browser = new FakeBrowser(files);
  const game = await browser.open().create(START);
  return {
    open: () => kept(new WorkerHost(game, browser.open())),
    openNone: () => kept(new WorkerHost('none', browser.open())),
  };
}

function kept(host: ConnectedHost): ConnectedHost {
  closing.push(host);
  return host;
}

/** What goes over a wire of a value. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

describe.each([
  ['behind a socket', onServer],
  ['in a worker', onDevice],
] as const)('a game %s', (_, begin) => {
  it('is the game of the engine, command by command', async () => {
    const host = (await begin()).open();
    const game = LocalGame.create(content, ruleset, START);
    expect(plain(await host.look())).toEqual(plain(game.look()));
    for (const command of COMMANDS) {
      expect(plain(await host.perform(command))).toEqual(plain(game.perform(command)));
    }
    const [spell] = game.look().view.spells;
    const question = { ask: 'cast', spell: spell!.id, direction: 3 } as const;
    expect(plain(await host.odds(question))).toEqual(plain(game.odds(question)));
    expect(host.connection.value).toEqual({ kind: 'open' });
  });

  it('answers what is sent at once in the order in which it was sent', async () => {
    const host = (await begin()).open();
    const answers = await Promise.all(COMMANDS.map(command => host.perform(command)));
    const game = LocalGame.create(content, ruleset, START);
    expect(plain(answers)).toEqual(plain(COMMANDS.map(command => game.perform(command))));
  });

  it('refuses what is no command and no question, and goes on', async () => {
    const host = (await begin()).open();
    const before = await host.look();
    await expect(host.perform({ kind: 'fly' } as unknown as Command)).rejects.toThrow(HostProblem);
    await expect(host.odds({ ask: 'cast', spell: -1, direction: 3 })).rejects.toThrow(HostProblem);
    expect(await host.look()).toEqual(before);
    expect((await host.perform(COMMANDS[0]!)).sequence).toBe(1);
  });

  it('goes on where it was when it is opened again', async () => {
    const place = await begin();
    const first = place.open();
    const last = (await Promise.all(COMMANDS.map(command => first.perform(command)))).at(-1)!;
    await first.close();
    await expect(first.look()).rejects.toThrow('no longer open');
    expect(first.connection.value.kind).toBe('closed');
    expect(plain(await place.open().look())).toEqual(plain(last));
  });

  it('is seen by another window as it goes on, and may be gone on with there', async () => {
    const place = await begin();
    const [one, two] = [place.open(), place.open()];
    await Promise.all([one.look(), two.look()]);
    const heard = new Promise<number>(resolve => {
      two.listen({ performed: ({ sequence }) => resolve(sequence), problem: () => undefined });
    });
    await one.perform(COMMANDS[0]!);
    expect(await heard).toBe(1);
    expect((await two.perform(COMMANDS[1]!)).sequence).toBe(2);
  });

  it('lets nobody in where there is no such game for him', async () => {
    const host = (await begin()).openNone();
    await expect(host.look()).rejects.toThrow(HostProblem);
    expect(host.connection.value.kind).toBe('refused');
  });
});
