// Room on the disk: one address can't fill it, and games that nobody played don't stay for ever.

import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO, jsonOf, newGame, post } from '../testing/http.ts';
import { inDatabase, keeperOn } from '../testing/keepers.ts';
import { testServer } from '../testing/server.ts';
import { MOST_COMMANDS_UNPLAYED } from './quota.ts';

const EAST = { kind: 'move', direction: 3 } as const;
const DAY = 24 * 60 * 60 * 1000;

/** Makes all games of a folder as old as that. */
function age(folder: string, days: number): void {
  inDatabase(folder, file =>
    file.exec(
      `update games set updated_at = updated_at - ${days * DAY}, created_at = created_at - ${days * DAY}`,
    ),
  );
}

describe('the games of one address', () => {
  it('take no more of the disk than they may', async () => {
    const dataFolder = temporaryFolder();
    const limits = { bytesOfAddress: 1000, abandonedAfterDays: 30 };
    const { url } = await testServer({ dataFolder, limits });
    let answer = await post(url, '/api/games', HERO);
    expect(answer.status).toBe(201);
    for (let games = 0; answer.status === 201 && games < 50; games++) {
      answer = await post(url, '/api/games', HERO);
    }
    expect([answer.status, jsonOf(answer)]).toMatchObject([507, { error: { field: 'storage' } }]);
    const keeper = await keeperOn(dataFolder, { limits });
    await keeper.create(HERO, '10.0.0.7');
    // The owner of the folder may fill the disk.
    for (let games = 0; games < 20; games++) {
      await keeper.create(HERO);
    }
  });

  it('grow with every command, and are refused as files, too', async () => {
    const limits = { bytesOfAddress: 10_000, abandonedAfterDays: 30 };
    const keeper = await keeperOn(temporaryFolder(), { limits });
    const { game: id } = await keeper.create(HERO, '10.0.0.7');
    const game = await keeper.open(id);
    for (let count = 0; count < 100; count++) {
      await game.perform(EAST);
    }
    await expect(keeper.create(HERO, '10.0.0.7')).rejects.toMatchObject({ status: 507 });
    await expect(keeper.importFile('{}', '10.0.0.7')).rejects.toMatchObject({ status: 507 });
  });

  it('that are there go on up to twice as much, and no further', async () => {
    const limits = { bytesOfAddress: 10_000, abandonedAfterDays: 30 };
    const keeper = await keeperOn(temporaryFolder(), { limits });
    const { game: id } = await keeper.create(HERO, '10.0.0.7');
    const game = await keeper.open(id);
    const play = async () => {
      for (let count = 0; count < 1000; count++) {
        await game.perform(EAST);
      }
    };
    await expect(play()).rejects.toMatchObject({ status: 507, field: 'storage' });
    const { sequence } = await game.look();
    expect(sequence).toBeGreaterThan(100);
    await expect(game.perform(EAST)).rejects.toMatchObject({ status: 507 });
    const { game: other } = await keeper.create(HERO);
    await (await keeper.open(other)).perform(EAST);
  });

  it('are stored without the address', async () => {
    const folder = temporaryFolder();
    await (await keeperOn(folder)).create(HERO, '10.0.0.7');
    const games = inDatabase(folder, file => file.prepare('select * from games').all());
    expect(JSON.stringify(games)).not.toContain('10.0.0.7');
  });
});

describe('a game that was abandoned', () => {
  it('is removed at a start, unless its player has played', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    const made: Record<string, string> = {};
    for (const [name, moves, client] of [
      ['never played', 0, 'there'],
      ['hardly played', MOST_COMMANDS_UNPLAYED, 'there'],
      ['played', MOST_COMMANDS_UNPLAYED + 1, 'there'],
      ['of the owner', 0, ''],
      ['ended', 0, 'there'],
    ] as const) {
      const { game: id } = await keeper.create(HERO, client);
      made[name] = id;
      const game = await keeper.open(id);
      for (let move = 0; move < moves; move++) {
        await game.perform(EAST);
      }
      if (name === 'ended') {
        await game.perform({ kind: 'ascend' });
      }
      await game.close();
    }
    await keeper.close();
    age(folder, 29);
    await (await testServer({ dataFolder: folder })).close();
    expect(await (await keeperOn(folder)).all()).toHaveLength(5);
    age(folder, 2);
    const { url } = await testServer({ dataFolder: folder });
    await newGame(url);
    const left = (await (await keeperOn(folder)).all()).map(({ id }) => id);
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining([made.played, made['of the owner'], made.ended]));
  });

  it('stays when it is brought as a file and has been touched since', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    const ids: string[] = [];
    for (const moves of [0, 1]) {
      const { game: id } = await keeper.create(HERO, 'there');
      ids.push(id);
      inDatabase(folder, file =>
        file
          .prepare('update games set brought = 1, updated_at = 0, created_at = 0 where id = ?')
          .run(id),
      );
      const game = await keeper.open(id);
      for (let move = 0; move < moves; move++) {
        await game.perform(EAST);
      }
      await game.close();
    }
    await keeper.close();
    age(folder, 31);
    await testServer({ dataFolder: folder });
    expect((await (await keeperOn(folder)).all()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('stays for ever when the limit is 0', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOn(folder);
    await keeper.create(HERO, 'there');
    await keeper.close();
    age(folder, 5000);
    await testServer({
      dataFolder: folder,
      limits: { bytesOfAddress: 0, abandonedAfterDays: 0 },
    });
    expect(await (await keeperOn(folder)).all()).toHaveLength(1);
  });
});
