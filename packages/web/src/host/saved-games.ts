// The games this browser has the keys to, on the server or in itself: ids, tokens and labels, kept in its storage.

/** One game on the list. */
export interface ListedGame {
  readonly game: string;
  /** The key to a game on the server; empty for one on this device. */
  readonly token: string;
  /** Where it is kept; absent: on the server. */
  readonly place?: 'device';
  /** The hero's name. */
  readonly hero: string;
  /** Role and race, for the list. */
  readonly about: string;
  /** The seed, if the player chose it; others are not told before the game is over. */
  readonly seed?: string;
  /** The secret that others are invited by to a shared world; absent: it is no shared world. */
  readonly invite?: string;
}

/** The two methods of a browser's storage that are used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'roguewright.games';

/** The games, the latest first. */
export function savedGames(store: Store): readonly ListedGame[] {
  try {
    const games: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(games) ? games.filter(isListedGame) : [];
  } catch {
    // What another program wrote there is not ours to mend.
    return [];
  }
}

/** Puts a game first on the list. */
export function rememberGame(store: Store, game: ListedGame): void {
  const others = savedGames(store).filter(other => other.game !== game.game);
  store.setItem(KEY, JSON.stringify([game, ...others]));
}

/** Takes a game off the list. */
export function forgetGame(store: Store, game: string): void {
  const others = savedGames(store).filter(other => other.game !== game);
  store.setItem(KEY, JSON.stringify(others));
}

function isListedGame(value: unknown): value is ListedGame {
  const game = value as Record<string, unknown> | null;
  return (
    typeof game === 'object' &&
    game !== null &&
    ['game', 'token', 'hero', 'about'].every(field => typeof game[field] === 'string') &&
    (game.place === undefined || game.place === 'device') &&
    (game.seed === undefined || typeof game.seed === 'string') &&
    (game.invite === undefined || typeof game.invite === 'string')
  );
}
