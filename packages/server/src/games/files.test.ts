// Games taken home as files and brought back, with the engine's own games.

import { DatabaseSync } from 'node:sqlite';
import { readContent } from '@roguewright/content';
import type { Command, SavedGame } from '@roguewright/engine/game';
import { type GameFile, SimplePlayer, writeGameFile } from '@roguewright/engine/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, newGame, send } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { engineGames } from './engine-games.ts';
import type { GameMaker } from './game-maker.ts';
import { GameKeeper } from './keeper.ts';

const real = engineGames();

async function keeperOf(
  dataFolder: string = temporaryFolder(),
  maker: GameMaker = real,
): Promise<GameKeeper> {
  const keeper = await GameKeeper.open({ dataFolder, maker, report: () => undefined });
  onTestFinished(() => keeper.close());
  return keeper;
}

/** A game of some commands by the simple player, left open. */
async function playedGame(keeper: GameKeeper, commands: number) {
  const { game: id } = await keeper.create(HERO);
  const game = await keeper.open(id);
  const player = new SimplePlayer('files');
  let performed = await game.look();
  while (performed.sequence < commands && performed.view.ending === undefined) {
    performed = await game.perform(player.next(performed));
  }
  expect(performed.sequence, 'a game that goes on').toBe(commands);
  return { id, game, performed };
}

function changed(text: string, change: Partial<GameFile>): string {
  return JSON.stringify({ ...(JSON.parse(text) as GameFile), ...change });
}

/** Content in which one monster is described otherwise: another hash, the same names. */
function otherContent(): GameMaker {
  const files = readContent().map(({ path, text }) => ({
    path,
    text: path.startsWith('monster/') ? text.replace('endmsg', 'It has aged.\nendmsg') : text,
  }));
  return engineGames({ files });
}

describe('a game taken home as a file', () => {
  it('comes back with its pet, its god and its kind of death, performed from the beginning', async () => {
    const keeper = await keeperOf();
    const wish = { role: 'priest', god: 'god_hush', revives: true, pet: 'dog' } as const;
    const { game: id } = await keeper.create({ ...HERO, ...wish });
    const game = await keeper.open(id);
    const rest = { kind: 'rest', count: 3 } as const;
    const { view } = await game.perform(rest);
    await game.close();
    const { snapshot: _, ...bare } = JSON.parse(await keeper.exportFile(id)) as GameFile;
    expect(bare.start).toMatchObject(wish);
    const copy = await keeper.importFile(JSON.stringify(bare));
    const back = await (await keeper.open(copy.game)).look();
    expect(back.view).toEqual(view);
    expect(back.sequence).toBe(1);
  });

  it('has its hero under one name, and comes back under it', async () => {
    const keeper = await keeperOf();
    await expect(keeper.create({ ...HERO, heroName: 'A\ud800' })).rejects.toThrow(
      'heroName: expected 1 to 24 characters that can be seen',
    );
    await expect(keeper.create({ ...HERO, seed: 'A\u202e' })).rejects.toThrow('seed: expected');
    const { game: id, token } = await keeper.create({ ...HERO, heroName: 'Zoe\u0308' });
    expect((await keeper.admit(id, token)).heroName).toBe('Zo\u00eb');
    const file = await keeper.exportFile(id);
    const copy = await keeper.importFile(file);
    expect((await keeper.admit(copy.game, copy.token)).heroName).toBe('Zo\u00eb');
    const forged = JSON.parse(file) as GameFile & { readonly snapshot: SavedGame };
    const start = { ...forged.start, heroName: 'Zo\u200b' };
    const snapshot = {
      ...forged.snapshot,
      start: { ...forged.snapshot.start, heroName: 'Zo\u200b' },
    };
    await expect(keeper.importFile(changed(file, { start, snapshot }))).rejects.toThrow(
      'start.heroName: expected 1 to 24 characters that can be seen',
    );
  });

  it('is written in pieces as it would be at once', async () => {
    const keeper = await keeperOf();
    const { id } = await playedGame(keeper, 20);
    const whole = await keeper.exportFile(id);
    const file = JSON.parse(whole) as GameFile;
    expect(file.commands).toHaveLength(20);
    expect(file.hashes).toHaveLength(20);
    expect(whole).toBe(writeGameFile(file));
    const { game: fresh } = await keeper.create(HERO);
    const text = await keeper.exportFile(fresh);
    expect(text).toBe(writeGameFile(JSON.parse(text) as GameFile));
  });

  it('goes on elsewhere where it stood, can be replayed, and is left where it was', async () => {
    const here = await keeperOf();
    const { id, performed, game } = await playedGame(here, 20);
    const text = await here.exportFile(id);
    const there = await keeperOf();
    const { game: copy, token } = await there.importFile(text);
    expect(await there.admit(copy, token)).toMatchObject({ heroName: 'Perchta', role: 'wizard' });
    const opened = await there.open(copy);
    expect((await opened.look()).view).toEqual(performed.view);
    expect(await opened.notices()).toEqual([]);
    const step = { kind: 'rest', count: 1 } as const;
    expect((await opened.perform(step)).view).toEqual((await game.perform(step)).view);
    await opened.close();
    const again = JSON.parse(await there.exportFile(copy)) as GameFile;
    const first = JSON.parse(text) as GameFile;
    expect(again.commands.slice(0, 20)).toEqual(first.commands);
    expect(again.hashes.slice(0, 20)).toEqual(first.hashes);
  });

  it('is brought back beside the game that it was taken from', async () => {
    const keeper = await keeperOf();
    const { id } = await playedGame(keeper, 5);
    const copy = await keeper.importFile(await keeper.exportFile(id));
    expect((await keeper.all()).map(one => one.id).sort()).toEqual([id, copy.game].sort());
  });

  it('without a snapshot is performed from its beginning', async () => {
    const keeper = await keeperOf();
    const { id, performed } = await playedGame(keeper, 12);
    const { snapshot, ...rest } = JSON.parse(await keeper.exportFile(id)) as GameFile;
    expect(snapshot).toMatchObject({ start: { heroName: HERO.heroName }, sequence: 0 });
    const { game } = await keeper.importFile(JSON.stringify(rest));
    expect((await (await keeper.open(game)).look()).view).toEqual(performed.view);
  });

  it('goes on from its snapshot under other content, and says what it could not do again', async () => {
    const keeper = await keeperOf();
    const { id, game } = await playedGame(keeper, 12);
    await game.close();
    const text = await keeper.exportFile(id);
    const there = await keeperOf(temporaryFolder(), otherContent());
    const { game: copy } = await there.importFile(text);
    expect((await (await there.open(copy)).look()).sequence).toBe(12);

    const { commands } = JSON.parse(text) as GameFile;
    const more = [...commands, { kind: 'quaff', item: 99_999 }, { kind: 'ascend' }] as Command[];
    const longer = await there.importFile(changed(text, { commands: more }));
    const opened = await there.open(longer.game);
    expect((await opened.look()).sequence).toBe(12);
    expect(await opened.notices()).toEqual([
      expect.stringMatching(/^Your last 2 commands could not be carried out again \(refused: unk/),
    ]);
  });

  it('is refused where neither its content is known nor a snapshot is in it', async () => {
    const keeper = await keeperOf();
    const { id } = await playedGame(keeper, 5);
    const { snapshot, ...rest } = JSON.parse(await keeper.exportFile(id)) as GameFile;
    const there = await keeperOf(temporaryFolder(), otherContent());
    expect(snapshot).toMatchObject({ start: { heroName: HERO.heroName }, sequence: 0 });
    await expect(there.importFile(JSON.stringify(rest))).rejects.toThrow(
      /^contentHash: the content [0-9a-f]+ is not known here/,
    );
    expect(await there.all()).toEqual([]);
  });

  it('that is damaged is refused by its field, and nothing is stored or lost', async () => {
    const keeper = await keeperOf();
    const { id } = await playedGame(keeper, 5);
    const before = await keeper.all();
    const text = await keeper.exportFile(id);
    const { start, commands } = JSON.parse(text) as GameFile;
    const cases: [string, string | RegExp][] = [
      [text.slice(0, text.length / 2), 'file: expected the whole JSON text of a saved game'],
      [changed(text, { ruleset: 'hous' }), /house/],
      [
        changed(text, { start: { ...start, seed: 'other' } }),
        'snapshot.start.seed: expected other',
      ],
      [changed(text, { commands: commands.slice(1) }), 'hashes.4: expected [commands, hash]'],
      [changed(text, { version: 7 }), 'the file is of version 7'],
    ];
    for (const [given, message] of cases) {
      await expect(keeper.importFile(given)).rejects.toThrow(message);
    }
    expect(await keeper.all()).toEqual(before);
    expect(await keeper.exportFile(id)).toBe(text);
  });
});

describe('games over HTTP', () => {
  it('are taken home by their owner only, and brought back', async () => {
    const { url } = await testServer({ maker: real });
    const ticket = await newGame(url);
    const player = await Player.join(url, ticket);
    const performed = await player.perform({ kind: 'rest', count: 1 });
    const path = `/api/games/${ticket.game}/file`;
    expect((await send(url, path)).status).toBe(401);
    const stranger = { Authorization: `Bearer ${(await newGame(url)).token}` };
    expect((await send(url, path, { headers: stranger })).status).toBe(403);
    const headers = { Authorization: `Bearer ${ticket.token}` };
    const file = await send(url, path, { headers });
    expect(file.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Perchta.roguewright",
    );

    const sent = await send(url, '/api/files', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: file.body.toString('utf8'),
    });
    expect(sent.status).toBe(201);
    const copy = jsonOf(sent) as { game: string; token: string };
    expect(copy).toMatchObject({ hero: 'Perchta', role: 'wizard', race: 'human' });
    expect(copy.game).not.toBe(ticket.game);
    const again = await Player.join(url, { game: copy.game, token: copy.token });
    expect((await again.look()).view).toEqual(performed.view);
  });

  it('are refused by the field that is wrong, and when they are too long', async () => {
    const { url } = await testServer({ maker: real });
    const asked = async (body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await send(url, '/api/files', { method: 'POST', headers, body });
      const { error } = jsonOf(answer) as { error: { field: string } };
      return [answer.status, error.field];
    };
    expect(await asked('{"format":')).toEqual([400, 'file']);
    expect(await asked('{"format":"other"}')).toEqual([400, 'format']);
    expect(await asked(' '.repeat(16_000_001))).toEqual([413, 'body']);
  });
});

describe('a command on which the engine fails', () => {
  /** The engine's games, of which one kind of command breaks halfway. */
  function breaking(faults: { kind: Command['kind'] | '' }): GameMaker {
    const broken = (game: ReturnType<GameMaker['create']>) =>
      new Proxy(game, {
        get: (target, name) => {
          const part: unknown = Reflect.get(target, name, target);
          if (typeof part !== 'function') {
            return part;
          }
          return (...given: unknown[]) => {
            const result: unknown = part.apply(target, given);
            if (name === 'perform' && (given[0] as Command).kind === faults.kind) {
              throw new Error('an effect without a square');
            }
            return result;
          };
        },
      });
    return {
      ...real,
      create: start => broken(real.create(start)),
      restore: saved => broken(real.restore(saved)),
    };
  }

  it('is set aside, the game goes on from before it, and the player at the socket is told', async () => {
    const dataFolder = temporaryFolder();
    const faults: { kind: Command['kind'] | '' } = { kind: '' };
    const options = { maker: breaking(faults), dataFolder, report: () => undefined };
    const first = await testServer(options);
    const ticket = await newGame(first.url);
    const player = await Player.join(first.url, ticket);
    const stood = await player.perform({ kind: 'rest', count: 2 });
    faults.kind = 'rest';
    const told = await player.ask('command', { command: { kind: 'rest', count: 3 } });
    expect(told).toMatchObject({
      type: 'problem',
      message:
        'The rules failed on this command (an effect without a square). The game goes on from before it.',
    });
    // The rest that was stored breaks as well when it is performed again: it is set aside too.
    const look = await player.look();
    expect(look.sequence).toBe(0);
    expect(look.view.turn).toBeLessThan(stood.view.turn);
    await expect
      .poll(() => player.received.filter(({ id }) => id === 0))
      .toMatchObject([{ type: 'problem', message: expect.stringContaining('Your last command') }]);
    const file = new DatabaseSync(`${dataFolder}/roguewright.sqlite`, { readOnly: true });
    const rows = file.prepare('select sequence, body, error, told from poisoned order by id').all();
    file.close();
    const error = 'an effect without a square';
    expect(rows).toEqual([
      { sequence: 2, body: '{"kind":"rest","count":3}', error, told: 1 },
      { sequence: 1, body: '{"kind":"rest","count":2}', error, told: 1 },
    ]);
    faults.kind = '';
    expect((await player.perform({ kind: 'rest', count: 1 })).sequence).toBe(1);
  });
});
