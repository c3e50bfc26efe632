// The hall of heroes: entered once when a game ends here, by nobody else, and read in order.

import { DatabaseSync } from 'node:sqlite';
import type { HallQuestion } from '@roguewright/engine/game';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeGames } from '../testing/fake-games.ts';
import { makeFolderOf, OLD_GAME } from '../testing/folder-of-version.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, send } from '../testing/http.ts';
import { testServer } from '../testing/server.ts';
import { GameKeeper } from './keeper.ts';

const FIRST: HallQuestion = {
  ranking: 'marked',
  order: 'points',
  descending: true,
  from: 0,
  count: 10,
};
const EAST = { kind: 'move', direction: 3 } as const;
const OUT = { kind: 'ascend' } as const;

async function keeperOf(dataFolder: string): Promise<GameKeeper> {
  const keeper = await GameKeeper.open({ dataFolder, maker: fakeGames(), report: () => undefined });
  onTestFinished(() => keeper.close());
  return keeper;
}

/** Works on the database itself. */
function database<Result>(folder: string, work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(`${folder}/roguewright.sqlite`);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** Plays a game of `moves` moves to its end: 2 points for each command. @returns its id */
async function play(keeper: GameKeeper, heroName: string, moves: number): Promise<string> {
  const { game: id } = await keeper.create({ ...HERO, heroName });
  const game = await keeper.open(id);
  for (let move = 0; move < moves; move++) {
    await game.perform(EAST);
  }
  await game.perform(OUT);
  await game.close();
  await keeper.hallSettled();
  return id;
}

describe('the hall', () => {
  it('has a game as soon as its end is answered, whatever happens then', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    await game.perform(EAST);
    expect((await keeper.hall(FIRST)).total).toBe(0);
    await game.perform(OUT);
    // Another keeper sees what a restarted server would: the first one isn't closed.
    const again = await keeperOf(folder);
    await again.hallSettled();
    const { lines, total } = await again.hall(FIRST);
    expect(total).toBe(1);
    expect(lines).toEqual([
      {
        entry: 1,
        marks: ['seed-chosen'],
        hero: 'Perchta',
        role: 'Wizard',
        race: 'Human',
        level: 1,
        depth: 1,
        deepest: 1,
        turns: 2,
        points: 4,
        end: 'won',
        killer: '',
        during: '',
        conducts: ['vegan'],
      },
    ]);
  });

  it('has a game once, also when it ends again', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    await game.perform(OUT);
    await game.perform(EAST);
    await game.perform(OUT);
    await keeper.hallSettled();
    const { lines, total } = await keeper.hall(FIRST);
    expect([total, lines[0]?.turns]).toEqual([1, 1]);
  });

  it('is read in every order, in both directions, some lines at a time', async () => {
    const keeper = await keeperOf(temporaryFolder());
    for (const [name, moves] of [
      ['anna', 2],
      ['Berta', 0],
      ['Cleo', 5],
      ['Dora', 2],
    ] as const) {
      await play(keeper, name, moves);
    }
    const read = async (change: Partial<HallQuestion>) =>
      (await keeper.hall({ ...FIRST, ...change })).lines.map(({ hero }) => hero);
    expect(await read({})).toEqual(['Cleo', 'Dora', 'anna', 'Berta']);
    expect(await read({ descending: false })).toEqual(['Berta', 'anna', 'Dora', 'Cleo']);
    expect(await read({ order: 'hero', descending: false })).toEqual([
      'anna',
      'Berta',
      'Cleo',
      'Dora',
    ]);
    expect(await read({ order: 'turns', from: 1, count: 2 })).toEqual(['Dora', 'anna']);
    expect(await read({ from: 9 })).toEqual([]);
    expect((await keeper.hall({ ...FIRST, count: 1 })).total).toBe(4);
  });

  it('tells how a game was begun to the owner of the folder only', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const id = await play(keeper, 'Una', 0);
    const start = { role: 'wizard', race: 'human', seed: 'demo' };
    expect((await keeper.ownHall(FIRST)).lines[0]).toMatchObject({ start, game: id });
    expect(await keeper.hallLine(id, 'Una')).toMatchObject({ start, game: id });
    expect(JSON.stringify(await keeper.hall(FIRST))).not.toMatch(new RegExp(`demo|${id}`));
  });

  it('opens in a folder of the version before it, whose games go on and enter it', async () => {
    const folder = temporaryFolder();
    await makeFolderOf('0001-games', folder);
    const keeper = await keeperOf(folder);
    await (await keeper.open(OLD_GAME)).perform(OUT);
    await keeper.hallSettled();
    expect((await keeper.hall(FIRST)).total).toBe(1);
  });

  it('is read along an index, never sorted', async () => {
    const folder = temporaryFolder();
    await keeperOf(folder);
    for (const order of ['points', 'level', 'deepest', 'turns', 'hero']) {
      const plan = database(folder, file =>
        file
          .prepare(
            `explain query plan select * from hall inner join games on games.id = hall.game_id
             where hall.ranking = 'verified'
             order by hall.${order} desc, hall.entry desc limit 10`,
          )
          .all(),
      );
      const text = JSON.stringify(plan);
      expect(text).toContain(`hall_ranked_by_${order}`);
      expect(text).not.toContain('TEMP B-TREE');
    }
  });
});

describe('the hall over HTTP', () => {
  it('says of the games of others who it was and how it ended, and nothing else', async () => {
    const dataFolder = temporaryFolder();
    const keeper = await keeperOf(dataFolder);
    const id = await play(keeper, 'Una', 3);
    const { url } = await testServer({ dataFolder });
    const answer = await send(
      url,
      '/api/hall?ranking=marked&order=turns&descending=false&from=0&count=5',
    );
    expect(answer.status).toBe(200);
    const { lines, total } = jsonOf(answer) as { lines: object[]; total: number };
    expect(total).toBe(1);
    expect(Object.keys(lines[0]!).toSorted()).toEqual(
      [
        ...[
          'conducts',
          'deepest',
          'depth',
          'during',
          'end',
          'entry',
          'hero',
          'killer',
          'level',
          'points',
        ],
        ...['marks', 'race', 'role', 'turns'],
      ].toSorted(),
    );
    expect(answer.body.toString()).not.toMatch(new RegExp(`demo|${id}`));
  });

  it('tells the owner of a game its line, and how to begin it again', async () => {
    const dataFolder = temporaryFolder();
    const keeper = await keeperOf(dataFolder);
    const { game, token } = await keeper.create(HERO);
    const { url } = await testServer({ dataFolder });
    const headers = { Authorization: `Bearer ${token}` };
    const ask = async () => jsonOf(await send(url, `/api/games/${game}`, { headers }));
    expect(await ask()).not.toHaveProperty('hall');
    await (await keeper.open(game)).perform(OUT);
    expect(await ask()).toMatchObject({
      status: 'won',
      hall: { entry: 1, start: { role: 'wizard', race: 'human', seed: 'demo' } },
    });
  });

  it.each([
    ['order=luck', 'order'],
    ['ranking=all', 'ranking'],
    ['descending=maybe', 'descending'],
    ['from=-1', 'from'],
    ['from=999999999', 'from'],
    ['count=0', 'count'],
    ['count=101', 'count'],
    ['count=many', 'count'],
    ['limit=7', 'query'],
  ])('refuses %s', async (query, field) => {
    const { url } = await testServer();
    const answer = await send(url, `/api/hall?${query}`);
    expect([answer.status, jsonOf(answer)]).toMatchObject([400, { error: { field } }]);
  });

  it('can’t be written', async () => {
    const { url } = await testServer();
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await send(url, '/api/hall', { method });
      expect(answer.status).toBe(405);
    }
  });
});

describe('the numbers of a hero over HTTP', () => {
  it('are those of the role and race that were asked for', async () => {
    const { url } = await testServer();
    const answer = await send(url, '/api/preview?role=wizard&race=elf');
    expect([answer.status, jsonOf(answer)]).toEqual([200, { role: 'wizard', race: 'elf' }]);
    expect((await send(url, '/api/preview?role=wizard')).status).toBe(400);
  });
});

describe('the hall as lines of JSON', () => {
  it('is followed from any entry on, over HTTP', async () => {
    const dataFolder = temporaryFolder();
    const server = await testServer({ dataFolder });
    const keeper = await keeperOf(dataFolder);
    await play(keeper, 'Anna', 1);
    await play(keeper, 'Berta', 2);
    await play(keeper, 'Clara', 3);
    const linesFrom = async (query: string) => {
      const { headers, body } = await send(server.url, `/hall.jsonl${query}`);
      expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
      return body
        .toString()
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line));
    };
    const all = await linesFrom('');
    expect(all.map(({ entry, hero, ranking }) => [entry, hero, ranking])).toEqual([
      [1, 'Anna', 'marked'],
      [2, 'Berta', 'marked'],
      [3, 'Clara', 'marked'],
    ]);
    // Nothing of how a game was begun, nor its id.
    expect(Object.keys(all[0]).toSorted()).not.toContain('start');
    expect(JSON.stringify(all)).not.toMatch(/seed":|token|game"/);
    expect(await linesFrom('?since=1&count=1')).toEqual([all[1]]);
    expect(await linesFrom('?since=3')).toEqual([]);
    // One that is still to be verified holds back those after it.
    database(dataFolder, file => file.exec(`update hall set ranking = 'pending' where entry = 2`));
    expect(await linesFrom('')).toEqual([all[0]]);
    const wrong = await send(server.url, '/hall.jsonl?since=last');
    expect([wrong.status, jsonOf(wrong)]).toMatchObject([400, { error: { field: 'since' } }]);
  });
});
