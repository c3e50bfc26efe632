// What the hall can stand for: games of a seed that nobody knew, performed again by the server, apart
// from those that could have been tried out beforehand.

import { gunzipSync } from 'node:zlib';
import { readContent } from '@roguewright/content';
import { HALL_BEGINNING, type HallPage, loadContent } from '@roguewright/engine/game';
import { LocalGame, Replay, readGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { fakeHash } from '../testing/fake-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, newGame, send } from '../testing/http.ts';
import { inDatabase, keeperOn } from '../testing/keepers.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { engineGames } from './engine-games.ts';
import type { GameKeeper } from './keeper.ts';

const EAST = { kind: 'move', direction: 3 } as const;
const OUT = { kind: 'ascend' } as const;
const REST = { kind: 'rest', count: 20 } as const;
const WAIT = { kind: 'search', count: 1 } as const;

/** A hero for whom the server draws the seed. */
const UNSEEDED = { ...HERO, seed: '' };

const verified = (keeper: GameKeeper) => keeper.ownHall(HALL_BEGINNING);
const marked = (keeper: GameKeeper) => keeper.ownHall({ ...HALL_BEGINNING, ranking: 'marked' });

async function end(keeper: GameKeeper, id: string): Promise<void> {
  const game = await keeper.open(id);
  await game.perform(EAST);
  await game.perform(OUT);
  await game.close();
}

describe('the verified games', () => {
  it('have a seed of 128 bits that the server drew and tells at the end', async () => {
    const keeper = await keeperOn(temporaryFolder());
    const { game: id, token } = await keeper.create(UNSEEDED);
    expect((await keeper.admit(id, token)).seed).toBeUndefined();
    expect((await keeper.all())[0]?.seed).toBeUndefined();
    await end(keeper, id);
    const { lines } = await verified(keeper);
    expect(lines).toMatchObject([
      { hero: 'Perchta', marks: [], start: { seed: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    ]);
    expect((await keeper.admit(id, token)).seed).toBe(lines[0]?.start?.seed);
    expect((await marked(keeper)).total).toBe(0);
  });

  it('have no game whose seed was chosen', async () => {
    const keeper = await keeperOn(temporaryFolder());
    await end(keeper, (await keeper.create(HERO)).game);
    expect((await verified(keeper)).total).toBe(0);
    expect((await marked(keeper)).lines).toMatchObject([{ marks: ['seed-chosen'] }]);
  });

  it('have no game that was taken as a file while it was played', async () => {
    const keeper = await keeperOn(temporaryFolder());
    const { game: id } = await keeper.create(UNSEEDED);
    await expect(keeper.exportFile(id)).rejects.toMatchObject({ status: 409, field: 'running' });
    await keeper.exportFile(id, true);
    await end(keeper, id);
    expect((await verified(keeper)).total).toBe(0);
    expect((await marked(keeper)).lines).toMatchObject([{ marks: ['exported'] }]);
  });

  it('have one that was taken as a file after its end', async () => {
    const keeper = await keeperOn(temporaryFolder());
    const { game: id } = await keeper.create(UNSEEDED);
    await end(keeper, id);
    await keeper.exportFile(id);
    expect((await verified(keeper)).total).toBe(1);
  });

  it('have no game whose commands lead elsewhere when they are performed again', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    const { game: id } = await keeper.create(UNSEEDED);
    const game = await keeper.open(id);
    await game.perform(EAST);
    inDatabase(folder, file => file.exec(`update commands set state_hash = '${fakeHash(7)}'`));
    await game.perform(OUT);
    expect((await verified(keeper)).total).toBe(0);
    const { lines } = await marked(keeper);
    expect(lines).toMatchObject([{ marks: ['not-repeatable'] }]);
    await expect(keeper.records.of(lines[0]!.entry)).rejects.toMatchObject({ status: 404 });
  });

  it('have no game that was brought as a file, and the marked ones only what can be repeated', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    for (const [brought, hash] of [
      [1, fakeHash(1)],
      [1, fakeHash(7)],
      [3, fakeHash(1)],
    ] as const) {
      const { game: id } = await keeper.create(UNSEEDED);
      inDatabase(folder, file => {
        file.prepare('update games set brought = ? where id = ?').run(brought, id);
      });
      const game = await keeper.open(id);
      await game.perform(EAST);
      inDatabase(folder, file => {
        file.prepare('update commands set state_hash = ? where game_id = ?').run(hash, id);
      });
      await game.perform(OUT);
    }
    expect((await verified(keeper)).total).toBe(0);
    expect((await marked(keeper)).lines).toMatchObject([
      { entry: 3, marks: ['forked'] },
      { entry: 1, marks: ['brought'] },
    ]);
  });

  it('are verified after the next start when a kill came before', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    await end(keeper, (await keeper.create(UNSEEDED)).game);
    expect((await verified(keeper)).total).toBe(1);
    // As it was between the end and the verification.
    inDatabase(folder, file =>
      file.exec(`update hall set ranking = 'pending'; delete from records`),
    );
    expect((await keeper.hall(HALL_BEGINNING)).total).toBe(0);
    const restarted = await keeperOn(folder);
    await restarted.hallSettled();
    expect((await restarted.hall(HALL_BEGINNING)).total).toBe(1);
  });
});

describe('a game of the engine', () => {
  it.each([
    ['alone', {}],
    ['with a pet and a god', { role: 'priest', god: 'god_hush', pet: 'cat' }],
  ])('can be performed again from the file of its line, begun %s', async (_, wish) => {
    const maker = engineGames();
    const { url } = await testServer({ maker });
    const { seed: _seed, ...hero } = HERO;
    const ticket = await newGame(url, { ...hero, ...wish });
    const player = await Player.join(url, ticket);
    const answers: string[] = [];
    let performed = await player.look();
    while (performed.view.ending === undefined) {
      answers.push(JSON.stringify(performed));
      // Beside an enemy that only looks on no rest is begun, but he may wait for single moves.
      const next = performed.refusal === undefined ? REST : WAIT;
      performed = await player.perform(next);
    }
    const read = async () => jsonOf(await send(url, '/api/hall')) as HallPage;
    let page = await read();
    while (page.total === 0) {
      // More frequent requests would reach the rate limit.
      await new Promise(resolve => setTimeout(resolve, 500));
      page = await read();
    }
    const path = `/api/hall/${page.lines[0]!.entry}/file`;
    const plain = (await send(url, path)).body.toString();
    const packed = await send(url, path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(packed.body).toString()).toBe(plain);
    const file = readGameFile(plain);
    expect(file.snapshot).toBeUndefined();
    expect(file.start).toMatchObject(wish);
    const headers = { Authorization: `Bearer ${ticket.token}` };
    const standing = jsonOf(await send(url, `/api/games/${ticket.game}`, { headers }));
    expect(standing).toMatchObject({ status: 'died', seed: file.start.seed });
    // What could not be known while it was played.
    expect(answers.join('')).not.toContain(file.start.seed);
    const rulesets = createRulesets();
    const replay = new Replay(loadContent(readContent()), rulesets.resolve(file.ruleset), file);
    while (!replay.over) {
      replay.step();
    }
    expect(replay.difference).toBeUndefined();
    expect(replay.game).toBeInstanceOf(LocalGame);
    expect(replay.game.look().view.points).toBe(page.lines[0]!.points);
    expect((await send(url, '/api/hall/99/file')).status).toBe(404);
    const { entry, turns } = page.lines[0]!;
    const links = ['', '/replay'].map(path => send(url, `/g/${entry}${path}`));
    expect(
      (await Promise.all(links)).map(({ status, headers: { location } }) => [status, location]),
    ).toEqual([
      [302, `../#/replay?entry=${entry}`],
      [302, `../../?replay=${entry}`],
    ]);
    const morgue = await send(url, `/g/${entry}/morgue.txt`);
    expect(morgue.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(morgue.body.toString()).toContain(hero.heroName);
    expect(morgue.body.toString()).toContain(String(turns));
    expect((await send(url, `/g/${entry}/morgue.txt`)).body).toEqual(morgue.body);
    for (const path of ['/g/99', '/g/99/replay', '/g/99/morgue.txt']) {
      const missing = await send(url, path);
      expect([missing.status, missing.body.toString()]).toEqual([
        404,
        expect.stringContaining('The hall has no record of a game 99.'),
      ]);
    }
    expect(jsonOf(await send(url, '/status/version'))).toMatch(/^\d+\.\d+\.\d+$/);
    expect(jsonOf(await send(url, '/status/processes'))).toBe(1);
  });

  it('tells nothing of its seed over HTTP before its end', async () => {
    const { url } = await testServer({ maker: engineGames() });
    const { game, token } = await newGame(url, UNSEEDED);
    const headers = { Authorization: `Bearer ${token}` };
    const standing = await send(url, `/api/games/${game}`, { headers });
    expect(Object.keys(jsonOf(standing) as object)).not.toContain('seed');
    const refused = await send(url, `/api/games/${game}/file`, { headers });
    expect([refused.status, jsonOf(refused)]).toMatchObject([409, { error: { field: 'running' } }]);
    const taken = await send(url, `/api/games/${game}/file?running=true`, { headers });
    expect(taken.status).toBe(200);
  });
});
