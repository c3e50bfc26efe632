// What was answered and is not there any more is named when the folder is opened: SQLite itself opens
// what is left and takes it for everything.

import { existsSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GameKeeper } from '../games/keeper.ts';
import { type Faults, fakeGames } from '../testing/fake-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { HERO } from '../testing/http.ts';
import { copyFolder } from '../testing/interruptions.ts';
import { inDatabase } from '../testing/keepers.ts';
import { Answered } from './answered.ts';

const REST = { kind: 'rest', count: 1 } as const;

interface Opened {
  readonly keeper: GameKeeper;
  readonly reported: string[];
}

async function openFolder(dataFolder: string, faults?: Faults): Promise<Opened> {
  const reported: string[] = [];
  const keeper = await GameKeeper.open({
    dataFolder,
    maker: fakeGames(faults),
    serves: true,
    report: error => reported.push(String(error)),
  });
  return { keeper, reported };
}

async function play(keeper: GameKeeper, id: string, commands: number): Promise<void> {
  const game = await keeper.open(id);
  for (let left = commands; left > 0; left--) {
    await game.perform(REST);
  }
}

/** A folder as a killed server leaves it: closed once after 3 commands of one game, then played on. */
async function killedFolder() {
  const folder = temporaryFolder();
  const first = await openFolder(folder);
  const { game } = await first.keeper.create(HERO);
  await play(first.keeper, game, 3);
  await first.keeper.close();
  const second = await openFolder(folder);
  expect(second.reported).toEqual([]);
  await play(second.keeper, game, 4);
  const { game: other } = await second.keeper.create(HERO);
  await play(second.keeper, other, 2);
  const killed = temporaryFolder();
  copyFolder(folder, killed);
  await second.keeper.close();
  return { folder, killed, game, other, log: join(killed, 'roguewright.sqlite-wal') };
}

describe('a folder after a kill', () => {
  it('says nothing when everything is there', async () => {
    const { killed, game } = await killedFolder();
    const { keeper, reported } = await openFolder(killed);
    expect(reported).toEqual([]);
    expect((await (await keeper.open(game)).look()).sequence).toBe(7);
    await keeper.close();
    expect(existsSync(join(killed, 'roguewright.sqlite-answered'))).toBe(false);
  });

  it('names what is missing with its log, to the operator and to the player, once', async () => {
    const { killed, game, log } = await killedFolder();
    rmSync(log);
    rmSync(`${log.slice(0, -4)}-shm`, { force: true });
    const { keeper, reported } = await openFolder(killed);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(
      'lacks 1 game that was played and the last 4 commands of 1 game.',
    );
    expect(reported[0]).toContain(`Its log ${log} is missing.`);
    const opened = await keeper.open(game);
    expect((await opened.look()).sequence).toBe(3);
    const told = 'The last 4 commands of this game were lost with a file of the server. ';
    expect(await opened.notices()).toEqual([`${told}The game goes on from before that.`]);
    expect(await opened.notices()).toEqual([]);
    await keeper.close();
    const again = await openFolder(killed);
    expect(again.reported).toEqual([]);
    await again.keeper.close();
  });

  it('names what is missing with the end of its log', async () => {
    const { killed, log } = await killedFolder();
    const whole = readFileSync(log);
    // The last frame ends the transaction of the last command.
    truncateSync(log, whole.length - 100);
    const { keeper, reported } = await openFolder(killed);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('lacks the last 1 command of 1 game. It is older than');
    await keeper.close();
  });

  it('does not miss what was set aside or removed on purpose', async () => {
    const { killed, game, other } = await killedFolder();
    inDatabase(killed, file =>
      file.prepare(`update games set updated_at = 1, network = 'x' where id = ?`).run(other),
    );
    const faults = { throwing: new Set<'rest'>(), drift: 1 };
    const { keeper, reported } = await openFolder(killed, faults);
    expect((await keeper.all()).map(({ id }) => id)).not.toContain(other);
    expect((await (await keeper.open(game)).look()).sequence).toBe(3);
    expect(reported.join()).not.toContain('lacks');
    const once = temporaryFolder();
    copyFolder(killed, once);
    await keeper.close();
    const again = await openFolder(once);
    expect(again.reported).toEqual([]);
    await again.keeper.close();
  });

  it('keeps its notes short', () => {
    const path = join(temporaryFolder(), 'roguewright.sqlite');
    const answered = new Answered(path);
    for (let commands = 1; commands <= 60_000; commands++) {
      answered.note(`a-game-of-some-length-${commands % 2}`, commands);
    }
    expect(statSync(`${path}-answered`).size).toBeLessThan(1_200_000);
    expect([...answered.read().values()].toSorted()).toEqual([59_999, 60_000]);
  });
});
