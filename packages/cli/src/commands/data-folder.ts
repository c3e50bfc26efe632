// The folder with the games, for commands that read it without playing.

import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { messageOf } from '../failures.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** All games of a folder. */
export type Keeper = Awaited<
  ReturnType<typeof import('@roguewright/server')['GameKeeper']['open']>
>;

/** The option that names the folder, and its help. */
export const FOLDER = [
  '--data <DIR>',
  'folder with the games (default: ROGUEWRIGHT_DATA, else ./data)',
] as const;

/** What was given of it. */
export interface FolderOptions {
  readonly data?: string;
}

/** Opens the games, does the work, and closes them whatever came of it. */
export async function withKeeper<Result>(
  options: FolderOptions,
  terminal: Terminal,
  work: (keeper: Keeper) => Promise<Result>,
): Promise<Result> {
  const { dataFolderOf, engineGames, GameKeeper } = await import('@roguewright/server');
  const keeper = await GameKeeper.open({
    dataFolder: options.data ?? dataFolderOf(process.env),
    maker: engineGames({ ruleset: DEFAULT_RULESET }),
    report: error => terminal.complain(`roguewright: ${messageOf(error)}\n`),
  });
  try {
    return await work(keeper);
  } finally {
    await keeper.close();
  }
}
