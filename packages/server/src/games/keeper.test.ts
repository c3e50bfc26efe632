import { DatabaseSync } from 'node:sqlite';
import { UsageError } from '@roguewright/engine/errors';
import { SNAPSHOT_EVERY } from '@roguewright/engine/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GameProblem } from '../problems.ts';
import { type Faults, fakeGames, fakeHash } from '../testing/fake-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { GameKeeper } from './keeper.ts';
import type { OpenGame } from './open-game.ts';

const hero = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'demo' };
const east = { kind: 'move', direction: 3 } as const;
const west = { kind: 'move', direction: 7 } as const;

async function keeperOf(dataFolder: string, faults?: Faults): Promise<GameKeeper> {
  const keeper = await GameKeeper.open({
    dataFolder,
    maker: fakeGames(faults),
    report: () => undefined,
  });
  onTestFinished(() => keeper.close());
  return keeper;
}

/** A second keeper on the folder sees what a restarted server would: what is stored. */
async function xAfterRestart(dataFolder: string, id: string, faults?: Faults): Promise<number> {
  const game = await (await keeperOf(dataFolder, faults)).open(id);
  return (await game.look()).view.hero.x;
}

function rows(dataFolder: string, sql: string): unknown[] {
  const file = new DatabaseSync(`${dataFolder}/roguewright.sqlite`, { readOnly: true });
  const found = file.prepare(sql).all();
  file.close();
  return found;
}

describe('a game', () => {
  it('is admitted to by its token only', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const first = await keeper.create(hero);
    const second = await keeper.create(hero);
    expect(await keeper.admit(first.game, first.token)).toMatchObject({
      heroName: 'Perchta',
      status: 'playing',
      turn: 0,
    });
    const refusal = { field: 'token', status: 403, message: 'This token admits to no such game.' };
    await expect(keeper.admit(first.game, second.token)).rejects.toMatchObject(refusal);
    await expect(keeper.admit('no-such-game', first.token)).rejects.toMatchObject(refusal);
    await expect(keeper.admit('no-such-game', '')).rejects.toMatchObject(refusal);
  });

  it('keeps no token', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { token } = await keeper.create(hero);
    expect(JSON.stringify(rows(folder, 'select * from games'))).not.toContain(token);
  });

  it('is refused with the field that is wrong', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const refused = keeper.create({ ...hero, role: 'witch' });
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toMatchObject({ field: 'role' });
    expect(await keeper.all()).toEqual([]);
  });

  it('stands after a restart as every answered command left it', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    const commands = 2 * SNAPSHOT_EVERY + 7;
    for (let count = 1; count <= commands; count++) {
      const performed = await game.perform(east);
      expect(performed.sequence).toBe(count);
      if (count % 10 === 7) {
        expect(await xAfterRestart(folder, id)).toBe(count);
      }
    }
  });

  it('keeps the first snapshot and the two latest', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    for (let count = 0; count < 4 * SNAPSHOT_EVERY; count++) {
      await game.perform(east);
    }
    await game.close();
    const snapshots = rows(folder, 'select sequence from snapshots order by sequence');
    expect(snapshots).toEqual([{ sequence: 0 }, { sequence: 150 }, { sequence: 200 }]);
    expect(await xAfterRestart(folder, id)).toBe(4 * SNAPSHOT_EVERY);
  });

  it('says how it ended', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const { game: id, token } = await keeper.create(hero);
    const game = await keeper.open(id);
    await game.perform({ kind: 'ascend' });
    expect(await keeper.admit(id, token)).toMatchObject({ status: 'won', turn: 1 });
  });

  it('is shared by all who open it, until the last closes it', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const { game: id } = await keeper.create(hero);
    const [one, other] = await Promise.all([keeper.open(id), keeper.open(id)]);
    await Promise.all([one.perform(east), other.perform(east), one.perform(east)]);
    expect((await other.look()).sequence).toBe(3);
    await one.close();
    expect((await other.perform(east)).view.hero.x).toBe(4);
    const again = await Promise.all([other.close(), keeper.open(id)]).then(([, game]) => game);
    expect((await again.perform(east)).view.hero.x).toBe(5);
  });

  it('that isn’t there can’t be opened', async () => {
    const keeper = await keeperOf(temporaryFolder());
    await expect(keeper.open('no-such-game')).rejects.toThrow('There is no game no-such-game.');
  });

  it('of a version that can’t be read is refused and left as it is', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const file = new DatabaseSync(`${folder}/roguewright.sqlite`);
    file.exec(`update snapshots set body = '{"version":2}', checksum = ''`);
    file.close();
    await expect(keeper.open(id)).rejects.toThrow(
      "This game can't be read by this version (version: expected 1, got 2)",
    );
    expect(rows(folder, 'select body from snapshots')).toEqual([{ body: '{"version":2}' }]);
  });
});

describe('a command', () => {
  it('that is refused without a change is answered and not stored', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    const { refusal, sequence } = await game.perform({ kind: 'open', direction: 1 });
    expect([refusal?.reason, sequence]).toEqual(['not-a-door', 0]);
    expect(rows(folder, 'select * from commands')).toEqual([]);
  });

  it('on which the rules fail leaves the game as it was and is kept aside', async () => {
    const folder = temporaryFolder();
    const faults: Faults = { throwing: new Set(['quaff']), drift: 0 };
    const keeper = await keeperOf(folder, faults);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    await game.perform(east);
    const failed = game.perform({ kind: 'quaff', item: 1 });
    await expect(failed).rejects.toThrow(GameProblem);
    await expect(failed).rejects.toThrow('The rules failed on this command (no rule for quaff)');
    expect((await game.perform(east)).view.hero.x).toBe(2);
    expect(rows(folder, 'select sequence, body, error from poisoned')).toEqual([
      { sequence: 2, body: '{"kind":"quaff","item":1}', error: 'no rule for quaff' },
    ]);
    expect(await game.notices()).toEqual([]);
  });

  it('that can’t be stored has not happened', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    await game.perform(east);
    const file = new DatabaseSync(`${folder}/roguewright.sqlite`);
    file.exec(
      `create trigger full before insert on commands begin select raise(fail, 'full'); end`,
    );
    const failed = game.perform(east);
    await expect(failed).rejects.toMatchObject({ status: 503, field: 'storage' });
    await expect(failed).rejects.toThrow('full');
    expect((await game.look()).view.hero.x).toBe(1);
    file.exec('drop trigger full');
    file.close();
    expect((await game.perform(east)).sequence).toBe(2);
  });

  it('by another process on the same game is found, not overwritten', async () => {
    const folder = temporaryFolder();
    const [here, there] = [await keeperOf(folder), await keeperOf(folder)];
    const { game: id } = await here.create(hero);
    const [mine, theirs] = [await here.open(id), await there.open(id)];
    await theirs.perform(west);
    await expect(mine.perform(east)).rejects.toThrow(
      'The game was played on by another program. It goes on from there, without this command.',
    );
    expect((await mine.perform(east)).sequence).toBe(2);
    expect(await xAfterRestart(folder, id)).toBe(0);
  });

  it('that throws when performed again is set aside with all after it, and the player is told once', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    for (const command of [east, east, { kind: 'ascend' } as const, west]) {
      await game.perform(command);
    }
    const faults: Faults = { throwing: new Set(['ascend']), drift: 0 };
    const restarted = await (await keeperOf(folder, faults)).open(id);
    expect(await restarted.look()).toMatchObject({ sequence: 2, view: { hero: { x: 2 } } });
    expect(await restarted.notices()).toEqual([
      'Your last 2 commands could not be carried out again (no rule for ascend). ' +
        'The game continues from before that; the details are kept for a bug report.',
    ]);
    expect(await restarted.notices()).toEqual([]);
    expect((await restarted.perform(east)).sequence).toBe(3);
    expect(rows(folder, 'select sequence, body from poisoned')).toEqual([
      { sequence: 3, body: '{"kind":"ascend"}' },
      { sequence: 4, body: '{"kind":"move","direction":7}' },
    ]);
  });

  it('that leads elsewhere when performed again is set aside as well', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    await (await keeper.open(id)).perform(east);
    const changed = await (await keeperOf(folder, { throwing: new Set(), drift: 1 })).open(id);
    expect((await changed.look()).sequence).toBe(0);
    expect((await changed.notices())[0]).toContain(`command 1 led to state ${fakeHash(2)}`);
  });
});

describe('a request', () => {
  const request = (id: number, client = 'window') => ({ client, id });

  it('sent again is answered again, and carried out once', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    await game.answer(request(5), east);
    const { performed } = await game.answer(request(7), east);
    expect(await game.answer(request(7), east)).toEqual({ performed, repeated: true });
    // What came in between is not kept: the answer to an older one is how the game stands.
    const older = await game.answer(request(5), east);
    expect(older).toMatchObject({ repeated: true, performed: { sequence: 2 } });
    expect((await game.answer(request(5, 'another'), east)).performed.sequence).toBe(3);
    expect(await game.answer(request(7), east)).toMatchObject({
      repeated: true,
      performed: { sequence: 3 },
    });
    await expect(game.answer(request(6), east)).rejects.toThrow('expected an id above 7');
    expect(await xAfterRestart(folder, id)).toBe(3);
  });

  it('that was refused is tried again under its id, and nothing is kept of the refusal', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    const shut = { kind: 'open', direction: 3 } as const;
    for (let time = 0; time < 2; time++) {
      const { performed, repeated } = await game.answer(request(1), shut);
      expect(performed.refusal?.reason).toBe('not-a-door');
      expect(repeated).toBe(false);
    }
    expect((await game.answer(request(2), east)).performed.sequence).toBe(1);
    await expect(game.answer(request(1), shut)).rejects.toMatchObject({ status: 409 });
  });

  it('sent again after a restart is carried out once too', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    for (let count = 1; count <= SNAPSHOT_EVERY + 1; count++) {
      await game.answer(request(count), east);
      const restarted = await (await keeperOf(folder)).open(id);
      const again = await restarted.answer(request(count), east);
      expect(again).toMatchObject({ repeated: true, performed: { sequence: count } });
    }
    await game.close();
    const restarted = await (await keeperOf(folder)).open(id);
    const again = await restarted.answer(request(SNAPSHOT_EVERY + 1), east);
    expect(again).toMatchObject({ repeated: true, performed: { sequence: SNAPSHOT_EVERY + 1 } });
  });
});

describe('a request of one of two windows', () => {
  const [mine, theirs] = ['mine', 'theirs'];

  it.each([
    ['after both windows have closed', (game: OpenGame) => game.close()],
    ['after a kill', () => Promise.resolve()],
  ])('is carried out once %s', async (_, end) => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    // A snapshot falls between the two commands.
    for (let count = 1; count < SNAPSHOT_EVERY; count++) {
      await game.perform(east);
    }
    await game.answer({ client: mine, id: 1 }, east);
    await game.answer({ client: theirs, id: 1 }, east);
    await end(game);
    const restarted = await (await keeperOf(folder)).open(id);
    const again = await restarted.answer({ client: mine, id: 1 }, east);
    expect(again).toMatchObject({
      repeated: true,
      performed: { sequence: SNAPSHOT_EVERY + 1, view: { hero: { x: SNAPSHOT_EVERY + 1 } } },
    });
    const next = await restarted.answer({ client: mine, id: 2 }, east);
    expect(next).toMatchObject({ repeated: false, performed: { sequence: SNAPSHOT_EVERY + 2 } });
    await (await keeperOf(folder)).open(id);
  });

  it('is found in the storage when only later ones of its window are in memory', async () => {
    const folder = temporaryFolder();
    const keeper = await keeperOf(folder);
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    // Of these, a restarted server performs only the last two again: a snapshot comes before them.
    for (let number = 1; number <= SNAPSHOT_EVERY + 2; number++) {
      await game.answer({ client: mine, id: number }, east);
    }
    const restarted = await (await keeperOf(folder)).open(id);
    for (const number of [SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 2]) {
      const again = await restarted.answer({ client: mine, id: number }, east);
      expect(again.repeated, String(number)).toBe(true);
    }
    expect((await restarted.look()).sequence).toBe(SNAPSHOT_EVERY + 2);
  });

  it('is looked up along an index', async () => {
    const folder = temporaryFolder();
    await keeperOf(folder);
    const plan = rows(
      folder,
      `explain query plan select min(request), max(request) from commands
       where game_id = 'x' and client = 'y' and client <> '' and request >= 3`,
    );
    expect(JSON.stringify(plan)).toContain('COVERING INDEX commands_by_request');
  });

  it('that is older than what the storage has of its window is refused', async () => {
    const folder = temporaryFolder();
    const { game: id } = await (await keeperOf(folder)).create(hero);
    await (await (await keeperOf(folder)).open(id)).answer({ client: mine, id: 7 }, east);
    await (await (await keeperOf(folder)).open(id)).answer({ client: theirs, id: 1 }, east);
    const restarted = await (await keeperOf(folder)).open(id);
    await restarted.rest();
    const later = await (await keeperOf(folder)).open(id);
    await expect(later.answer({ client: mine, id: 6 }, east)).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe('the clients of a game', () => {
  it('are remembered for good, however many they are', async () => {
    const keeper = await keeperOf(temporaryFolder());
    const { game: id } = await keeper.create(hero);
    const game = await keeper.open(id);
    for (let number = 1; number <= 20; number++) {
      await game.answer({ client: 'one', id: number }, east);
    }
    expect(await game.answer({ client: 'one', id: 20 }, east)).toMatchObject({ repeated: true });
    expect(await game.answer({ client: 'one', id: 12 }, east)).toMatchObject({ repeated: true });
    for (let number = 1; number <= 16; number++) {
      await game.answer({ client: `other ${number}`, id: 1 }, east);
    }
    expect(await game.answer({ client: 'one', id: 20 }, east)).toMatchObject({ repeated: true });
    expect((await game.look()).sequence).toBe(36);
  });
});

describe('a data folder', () => {
  it('that is a file is refused with what to do', async () => {
    const file = `${temporaryFolder()}/file`;
    new DatabaseSync(file).close();
    await expect(keeperOf(file)).rejects.toThrow('Name another folder in ROGUEWRIGHT_DATA');
  });

  it('of a newer version is refused and left as it is', async () => {
    const folder = temporaryFolder();
    await (await keeperOf(folder)).close();
    const file = new DatabaseSync(`${folder}/roguewright.sqlite`);
    file.exec(`insert into kysely_migration values ('9999-future', '2999-01-01T00:00:00.000Z')`);
    file.close();
    await expect(keeperOf(folder)).rejects.toThrow(/can't be read by this version.*9999-future/);
    expect(
      rows(folder, "select name from kysely_migration where name = '9999-future'"),
    ).toHaveLength(1);
  });
});
