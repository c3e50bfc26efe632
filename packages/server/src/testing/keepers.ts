// Keepers of games on a folder, and what lies in it, for the running test.

import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { GameKeeper } from '../games/keeper.ts';
import type { KeeperOptions } from '../games/keeper-options.ts';
import { fakeGames } from './fake-games.ts';

/** A keeper of games without rules, unless the test brings others; closed when the test ends. */
export async function keeperOn(
  dataFolder: string,
  options: Partial<KeeperOptions> = {},
): Promise<GameKeeper> {
  const keeper = await GameKeeper.open({
    dataFolder,
    maker: fakeGames(),
    report: () => undefined,
    ...options,
  });
  onTestFinished(() => keeper.close());
  return keeper;
}

/** Works on the database itself, as another program would. */
export function inDatabase<Result>(folder: string, work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(`${folder}/roguewright.sqlite`);
  try {
    return work(file);
  } finally {
    file.close();
  }
}
