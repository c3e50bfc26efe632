// What takes long, done in real worker threads: within limits of time and memory, by turns, and with the
// same answers as here.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { heroPreview } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { GameKeeper } from '../games/keeper.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { type AskedGame, type GameWork, ThreadedWork, workHere } from './game-work.ts';
import { Lane, type LaneLimits } from './lane.ts';

const maker = engineGames();
const START = { heroName: 'Ada', role: 'samurai', race: 'human', seed: 'work' };
/** The folder of the bundled programs, which start faster than the sources. */
const bundles = process.env.ROGUEWRIGHT_PROGRAMS;

const LIMITS: LaneLimits = {
  ...{ milliseconds: 60_000, megabytes: 512, mostOfClient: 2, most: 3 },
  ...(bundles === undefined ? {} : { program: pathToFileURL(join(bundles, 'thread.js')) }),
};
const PREVIEW = { kind: 'preview', role: 'monk', race: 'elf', ruleset: undefined } as const;

function laneOf(limits: Partial<LaneLimits>, charge: (client: string, took: number) => void) {
  const lane = new Lane({ ...LIMITS, ...limits }, charge);
  onTestFinished(() => lane.close());
  return lane;
}

describe('work in a thread', () => {
  const work = new ThreadedWork(LIMITS, LIMITS);
  afterAll(() => work.close());

  it('previews as here, and says what is wrong with a hero', async () => {
    const content = loadContent(readContent());
    const expected = heroPreview(content, createRulesets().resolve('house'), 'monk', 'elf');
    expect(await work.preview('here', ['monk', 'elf', undefined])).toEqual(expected);
    await expect(work.preview('here', ['mink', 'elf', undefined])).rejects.toMatchObject({
      name: 'GameProblem',
      status: 400,
      field: 'role',
    });
  });

  it('answers questions as the running game does, command after command', async () => {
    const running = maker.create(START);
    let sent = 0;
    const asked: AskedGame = {
      id: 'a game',
      running,
      save: () => {
        sent += 1;
        return { content: maker.content, ruleset: 'house', body: JSON.stringify(running.save()) };
      },
    };
    const compare = { ask: 'compare', item: 0, target: 0 } as const;
    for (let count = 0; count < 3; count++) {
      for (let time = 0; time < 2; time++) {
        const answer = JSON.parse(JSON.stringify(await work.odds('here', asked, compare)));
        expect(answer).toEqual(JSON.parse(JSON.stringify(running.odds(compare))));
      }
      running.perform({ kind: 'search', count: 1 });
    }
    // The thread keeps the game for as long as no command is performed.
    expect(sent).toBe(3);
    await expect(work.odds('here', asked, { ask: 'attack', target: 99 })).rejects.toMatchObject({
      status: 400,
      field: 'target',
    });
  });

  it('tells a new thread of the game again', async () => {
    const running = maker.create(START);
    const save = () => ({
      content: maker.content,
      ruleset: 'house',
      body: JSON.stringify(running.save()),
    });
    const compare = { ask: 'compare', item: 0, target: 0 } as const;
    // More games than a thread keeps.
    for (let number = 0; number < 20; number++) {
      await work.odds('here', { id: `game ${number}`, running, save }, compare);
    }
    expect(await work.odds('here', { id: 'game 0', running, save }, compare)).toMatchObject({
      ask: 'compare',
    });
  });

  it('mounts a new combination of packs, which the game is then begun with', async () => {
    const pack = (name: string) => ({
      isOn: true,
      pack: { name, files: [{ path: 'a.arc', text: 'Object reed_stoat\nname reed stoat\nend\n' }] },
    });
    const asked: string[][] = [];
    const threaded: GameWork = {
      ...workHere(maker),
      mount: async (client, files) => {
        asked.push(files.map(file => `${file.pack}/${file.path}`));
        return await work.mount(client, files);
      },
    };
    const packs = [pack('reeds'), pack('rushes')];
    const games = engineGames({ packs });
    const keeper = await GameKeeper.open({
      dataFolder: temporaryFolder(),
      maker: games,
      work: threaded,
    });
    onTestFinished(() => keeper.close());
    for (let time = 0; time < 2; time++) {
      await keeper.create({ ...START, packs: ['rushes', 'reeds'] });
    }
    expect(asked).toEqual([['rushes/a.arc', 'reeds/a.arc']]);
    const stored = games.contentOf({ ...START, packs: ['rushes', 'reeds'] });
    const here = engineGames({ packs }).contentOf({ ...START, packs: ['rushes', 'reeds'] });
    expect(stored).toEqual(here);
    const start = { ...START, packs: ['reeds', 'weeds'] };
    await expect(keeper.create(start)).rejects.toThrow('weeds');
    const open = [{ path: 'a.arc', text: 'Object open\n', pack: 'reeds' }];
    await expect(work.mount('here', open)).rejects.toMatchObject({ status: 400 });
  });

  it('reads the content of stored games before they are restored, once for all of them', async () => {
    const text = 'Object reed_stoat\nname reed stoat\nend\n';
    const packs = [{ isOn: true, pack: { name: 'reeds', files: [{ path: 'a.arc', text }] } }];
    const further = { path: 'item/reed_pipe.arc', text: 'Object reed_pipe\nname reed pipe\nend\n' };
    const before = [engineGames({ packs }), engineGames({ files: [...readContent(), further] })];
    for (const games of before) {
      const dataFolder = temporaryFolder();
      const first = await GameKeeper.open({ dataFolder, maker: games });
      const tickets = [await first.create(START), await first.create(START)];
      const shown = (await (await first.open(tickets[0]!.game)).look()).view;
      await first.close();
      const later = engineGames();
      const [read, restored]: [string[], boolean[]] = [[], []];
      const keeper = await GameKeeper.open({
        dataFolder,
        maker: {
          ...later,
          restore: saved => {
            restored.push(later.isRead(saved.content));
            return later.restore(saved);
          },
        },
        work: {
          ...workHere(later),
          read: async content => {
            read.push(content.hash);
            return await work.read(content);
          },
        },
      });
      onTestFinished(() => keeper.close());
      const games2 = await Promise.all(
        tickets.map(async ({ game }) => (await (await keeper.open(game)).look()).view),
      );
      expect(games2[0]).toEqual(shown);
      expect(read).toEqual([games.contentOf(START).hash]);
      expect(restored).toEqual([true, true]);
    }
  });

  it('reads a file, asking for content that it does not know', async () => {
    const game = maker.create(START);
    const asked: string[] = [];
    const file = {
      format: 'roguewright-game',
      version: 1,
      engine: '0.1.0',
      ruleset: 'house',
      contentHash: 'f'.repeat(32),
      start: START,
      commands: [],
      hashes: [],
      snapshot: game.save(),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(file));
    const brought = await work.readFile('here', bytes, hash => {
      asked.push(hash);
      return Promise.resolve(undefined);
    });
    expect(asked).toEqual(['f'.repeat(32)]);
    expect(brought).toMatchObject({ start: START, ruleset: 'house', status: 'playing', turn: 1 });
    const bad = new TextEncoder().encode('{"format":"other"}');
    await expect(work.readFile('here', bad, () => Promise.resolve(undefined))).rejects.toThrow(
      'format: expected roguewright-game',
    );
  });
});

describe('a lane', () => {
  it('ends a job that takes too long, and goes on with the next', async () => {
    const charged: string[] = [];
    const lane = laneOf({ milliseconds: 1 }, client => charged.push(client));
    const jobs = [lane.do('one', PREVIEW), lane.do('other', PREVIEW)];
    for (const job of jobs) {
      await expect(job).rejects.toThrow('This takes more than 0.001 seconds to work out');
    }
    expect(charged).toEqual(['one', 'other']);
    expect(lane.thread).toBe(2);
  });

  it('ends a job that takes too much memory', async () => {
    const lane = laneOf({ megabytes: 8 }, () => undefined);
    await expect(lane.do('one', PREVIEW)).rejects.toThrow('This takes too much memory here.');
  });

  it('refuses more than its share to one client, and more than can wait to all', async () => {
    const order: string[] = [];
    const lane = laneOf({}, client => order.push(client));
    const first = [lane.do('one', PREVIEW), lane.do('one', PREVIEW)];
    await expect(lane.do('one', PREVIEW)).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    const second = lane.do('other', PREVIEW);
    await expect(lane.do('third', PREVIEW)).rejects.toMatchObject({ status: 503, retryAfter: 60 });
    await Promise.all([...first, second]);
    // Clients take turns.
    expect(order).toEqual(['one', 'other', 'one']);
  });
});

describe('a client who causes much work', () => {
  it('is refused until it is worked off', async () => {
    const work = new ThreadedWork(LIMITS, LIMITS, { perSecond: 0.001, burst: 1 });
    onTestFinished(() => work.close());
    expect(await work.preview('greedy', ['monk', 'elf', undefined])).toMatchObject({
      role: 'monk',
    });
    await expect(work.preview('greedy', ['monk', 'human', undefined])).rejects.toMatchObject({
      status: 429,
      retryAfter: 60,
    });
    // What is known costs nothing, and others have shares of their own.
    expect(await work.preview('greedy', ['monk', 'elf', undefined])).toMatchObject({
      role: 'monk',
    });
    const modest = await work.preview('modest', ['monk', 'human', undefined]);
    expect(modest).toMatchObject({ race: 'human' });
  });
});
