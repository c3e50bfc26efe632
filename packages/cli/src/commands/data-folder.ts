// The folder with the games, for commands that read it without playing.

import { nearest, UsageError } from '@roguewright/engine/errors';
import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { withArticle } from '@roguewright/engine/words';
import { messageOf, OptionError } from '../failures.ts';
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

/** What of a game says which one it is. */
interface NamedGame {
  readonly id: string;
  readonly heroName: string;
}

/**
 * The game of that id or of that hero, the one last played of several; without a name the first.
 * @param games the one last played first
 * @param what is wanted, for the error: `unfinished game`
 * @throws UsageError that names the heroes of the existing games
 */
export function gameNamed<Game extends NamedGame>(
  games: readonly Game[],
  field: string,
  named: string | undefined,
  what = 'game',
): Game {
  const found =
    named === undefined
      ? games[0]
      : (games.find(({ id }) => id === named) ?? games.find(({ heroName }) => heroName === named));
  if (found !== undefined) {
    return found;
  }
  if (games.length === 0) {
    throw new OptionError(field, `: there is no ${what} in this folder`);
  }
  const heroes = [...new Set(games.map(({ heroName }) => heroName))];
  const close = nearest(named ?? '', [...heroes, ...games.map(({ id }) => id)]);
  const hint = close === undefined ? `the heroes are ${list(heroes)}` : `did you mean ${close}?`;
  throw new UsageError(field, named, `the id or the hero of ${withArticle(what)} (${hint})`);
}

/** The most heroes that an error names. */
const MOST_NAMED = 10;

function list(heroes: readonly string[]): string {
  const more = heroes.length - MOST_NAMED;
  const named = heroes.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Opens the games, does the work, and closes them even if it fails. */
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
