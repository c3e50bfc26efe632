// What the storage of games does in PostgreSQL, where its SQL differs from SQLite's or other processes matter.

import type { HallQuestion } from '@roguewright/engine/game';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GameKeeper } from '../../games/keeper.ts';
import { fakeGames } from '../../testing/fake-games.ts';
import { HERO } from '../../testing/http.ts';
import { findServices, freshDatabase, inDatabaseAt } from '../../testing/services.ts';
import { SharedDatabase } from './shared-database.ts';

const services = await findServices('postgres');

const REST = { kind: 'rest', count: 1 } as const;
const OUT = { kind: 'ascend' } as const;

/** A keeper of games without rules on a database. */
async function keeperAt(database: string, process = 'a', faults = noFaults()): Promise<GameKeeper> {
  const keeper = await GameKeeper.open({
    dataFolder: '',
    shared: { database, process, lease: 60_000 },
    maker: fakeGames(faults),
    serves: true,
    report: () => undefined,
  });
  onTestFinished(() => keeper.close());
  return keeper;
}

function noFaults() {
  return { throwing: new Set<never>(), drift: 0 };
}

describe.skipIf(services.areMissing)(`the storage of shared games${services.why}`, () => {
  it('takes games as files, and gives them back', async () => {
    const keeper = await keeperAt(await freshDatabase(onTestFinished));
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    for (let turn = 0; turn < 3; turn++) {
      await game.perform(REST);
    }
    // The state of a game without rules is none that a file may bring.
    const { snapshot: _, ...file } = JSON.parse(await keeper.exportFile(id));
    const brought = await keeper.importFile(JSON.stringify(file));
    const again = await keeper.open(brought.game);
    expect((await again.look()).sequence).toBe(3);
    const { snapshot: __, ...back } = JSON.parse(await keeper.exportFile(brought.game));
    expect(back).toEqual(file);
    expect(file.commands).toEqual([REST, REST, REST]);
  });

  it('reads the hall by hero, without regard to capitals', async () => {
    const keeper = await keeperAt(await freshDatabase(onTestFinished));
    for (const heroName of ['zita', 'Anna', 'berta', 'Berta']) {
      const { game: id } = await keeper.create({ ...HERO, heroName });
      const game = await keeper.open(id);
      await game.perform(OUT);
      await game.close();
    }
    await keeper.hallSettled();
    const question: HallQuestion = {
      ranking: 'marked',
      order: 'hero',
      descending: false,
      from: 1,
      count: 2,
    };
    const { lines, total } = await keeper.hall(question);
    expect([total, lines.map(({ hero }) => hero)]).toEqual([4, ['berta', 'Berta']]);
    expect(lines[0]).toMatchObject({ level: 1, points: 2, end: 'won', conducts: ['vegan'] });
    const { hero, body } = await keeper.records.of(lines[0]!.entry);
    expect([hero, body.length > 50]).toEqual(['berta', true]);
  });

  it('sets aside commands that lead elsewhere, and tells the player', async () => {
    const database = await freshDatabase(onTestFinished);
    const keeper = await keeperAt(database);
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    await game.perform(REST);
    await game.perform(REST);
    // Another program of the server, at the moment when the first process is gone.
    await inDatabaseAt(database, client => client.query('update hosts set until = 0'));
    const changed = await keeperAt(database, 'b', { ...noFaults(), drift: 1 });
    const again = await changed.open(id);
    expect((await again.look()).sequence).toBe(0);
    expect((await again.notices()).join()).toContain('command');
    const { rows } = await inDatabaseAt(database, client =>
      client.query('select sequence, told from poisoned order by sequence'),
    );
    expect(rows).toEqual([
      { sequence: 1, told: 1 },
      { sequence: 2, told: 1 },
    ]);
  });

  it('keeps abandoned games that another process has open', async () => {
    const database = await freshDatabase(onTestFinished);
    const first = await keeperAt(database);
    const open = await first.create(HERO, '10.0.0.7');
    const closed = await first.create(HERO, '10.0.0.7');
    const game = await first.open(open.game);
    await inDatabaseAt(database, client =>
      client.query('update games set created_at = 0, updated_at = 0'),
    );
    // A server looks for abandoned games when it starts.
    const second = await keeperAt(database, 'b');
    await expect(second.admit(closed.game, closed.token)).rejects.toMatchObject({ status: 403 });
    expect((await second.admit(open.game, open.token)).id).toBe(open.game);
    expect((await game.perform(REST)).sequence).toBe(1);
  });
});

describe.skipIf(services.areMissing)(`a process that shares games${services.why}`, () => {
  it('says that the database is gone, and serves again when it is back', async () => {
    const database = await freshDatabase(onTestFinished);
    const keeper = await keeperAt(database);
    const { game: id } = await keeper.create(HERO);
    const game = await keeper.open(id);
    const name = new URL(database).pathname.slice(1);
    const admin = new URL(database);
    admin.pathname = '/postgres';
    const allow = (may: boolean) =>
      inDatabaseAt(admin.href, async client => {
        await client.query(`alter database ${name} allow_connections ${may}`);
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        );
      });
    await allow(false);
    await expect(game.perform(REST)).rejects.toMatchObject({ status: 503, field: 'storage' });
    await expect(keeper.expectAnswer()).rejects.toMatchObject({ status: 503, field: 'storage' });
    await allow(true);
    expect((await game.perform(REST)).sequence).toBe(1);
  });

  it('is not held up by a process that fell asleep within a transaction', async () => {
    const database = await freshDatabase(onTestFinished);
    const { game: id } = await (await keeperAt(database)).create(HERO);
    const sharedBy = (process: string) =>
      SharedDatabase.open({ database, process, lease: 1000 }, () => undefined);
    const sleeper = await sharedBy('sleeper');
    const waking = await sharedBy('waking');
    onTestFinished(async () => {
      await sleeper.close();
      await waking.close();
    });
    await sleeper.claims.take(id);
    const awake = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const sleeping = sleeper.write(async transaction => {
      await sleeper.claims.expect(transaction, id);
      locked.resolve();
      await awake.promise;
    });
    sleeping.catch(() => undefined);
    await locked.promise;
    // Its row is another's, so that it doesn't renew it either.
    await inDatabaseAt(database, client =>
      client.query(`update hosts set until = 0, start = 'later' where id = 'sleeper'`),
    );
    await waking.claims.take(id);
    awake.resolve();
    await expect(sleeping).rejects.toMatchObject({ status: 503, field: 'storage' });
    expect(await waking.claims.processOf(id)).toBe('waking');
  });
});
