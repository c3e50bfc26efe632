// A game that nobody has to do with is put away, and comes back as it stood.

import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeGames } from '../testing/fake-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { newGame } from '../testing/http.ts';
import { inDatabase, keeperOn } from '../testing/keepers.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import type { GameWork } from '../work/game-work.ts';
import { engineGames } from './engine-games.ts';
import { IdleGames } from './idle-games.ts';

const HERO = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'idle' };
const REST = { kind: 'rest', count: 1 } as const;

/** Milliseconds: games are put away almost at once. */
const IDLE = 20;

describe('an idle game', () => {
  it('is put away with how it stands, and goes on exactly', async () => {
    const maker = engineGames();
    const [folder, twinFolder] = [temporaryFolder(), temporaryFolder()];
    const keeper = await keeperOn(folder, { maker, idle: IDLE });
    const twins = await keeperOn(twinFolder, { maker });
    const game = await keeper.open((await keeper.create(HERO)).game);
    const twin = await twins.open((await twins.create(HERO)).game);
    for (let turn = 1; turn <= 3; turn++) {
      const performed = await game.perform(REST);
      expect(performed).toEqual(await twin.perform(REST));
      await expect.poll(() => game.isInMemory).toBe(false);
      const snapshots = inDatabase(folder, file =>
        file.prepare('select max(sequence) as latest from snapshots').get(),
      );
      expect(snapshots).toEqual({ latest: turn });
      // What a window is shown that opens now.
      expect((await game.look()).view).toEqual((await twin.look()).view);
    }
    const hashes = (place: string) =>
      inDatabase(place, file => file.prepare('select state_hash from commands').all());
    expect(hashes(folder)).toEqual(hashes(twinFolder));
  });

  it('stays while a question about it is answered', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<never>();
    const odds: GameWork['odds'] = () => {
      asked.resolve();
      return answer.promise;
    };
    const work = { odds, close: async () => undefined } as unknown as GameWork;
    const keeper = await keeperOn(temporaryFolder(), { work });
    const game = await keeper.open((await keeper.create(HERO)).game);
    const answering = game.odds({ kind: 'melee', target: 1 } as never);
    await asked.promise;
    await game.putAway(0);
    expect(game.isInMemory).toBe(true);
    answer.reject(new Error('enough'));
    await expect(answering).rejects.toThrow('enough');
    await game.putAway(0);
    expect(game.isInMemory).toBe(false);
  });

  it('keeps its players connected, who repeat what was not answered', async () => {
    const maker = fakeGames();
    let restored = 0;
    const restore: typeof maker.restore = saved => {
      restored += 1;
      return maker.restore(saved);
    };
    const { url } = await testServer({ maker: { ...maker, restore }, idle: IDLE });
    const player = await Player.join(url, await newGame(url), 'window');
    const { view } = await player.perform(REST);
    const again = async () => {
      const repeated = await player.ask('command', { command: REST }, 1);
      expect(repeated).toMatchObject({ type: 'performed', performed: { view } });
      return restored;
    };
    // Once when it was opened; after that, it was put away.
    await expect.poll(again, { interval: 10 * IDLE }).toBeGreaterThan(1);
    expect((await player.perform(REST)).sequence).toBe(2);
  });
});

describe('looking for idle games', () => {
  it('goes on after one that can’t be put away', async () => {
    const reported: unknown[] = [];
    const put: string[] = [];
    const full = new Error('the disk is full');
    const games = [
      { putAway: () => Promise.reject(full) },
      { putAway: async () => void put.push('second') },
    ];
    const idle = new IdleGames({
      games: () => games,
      idle: 4,
      report: error => reported.push(error),
    });
    onTestFinished(() => idle.close());
    await expect.poll(() => put.length).toBeGreaterThan(1);
    expect(reported[0]).toBe(full);
  });
});
