// The games this browser has the keys to, on the server or in itself: ids, tokens and labels, kept in its storage.

/** One game on the shelf. */
export interface ShelvedGame {
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
}

/** The two methods of a browser's storage that are used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'roguewright.games';

/** The games, the latest first. */
export function shelvedGames(store: Store): readonly ShelvedGame[] {
  try {
    const games: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(games) ? games.filter(isShelvedGame) : [];
  } catch {
    // What another program wrote there is not ours to mend.
    return [];
  }
}

/** Puts a game first on the shelf. */
export function shelve(store: Store, game: ShelvedGame): void {
  const others = shelvedGames(store).filter(other => other.game !== game.game);
  store.setItem(KEY, JSON.stringify([game, ...others]));
}

/** Takes a game off the shelf. */
export function unshelve(store: Store, game: string): void {
  const others = shelvedGames(store).filter(other => other.game !== game);
  store.setItem(KEY, JSON.stringify(others));
}

function isShelvedGame(value: unknown): value is ShelvedGame {
  const game = value as Record<string, unknown> | null;
  return (
    typeof game === 'object' &&
    game !== null &&
    ['game', 'token', 'hero', 'about'].every(field => typeof game[field] === 'string') &&
    (game.place === undefined || game.place === 'device') &&
    (game.seed === undefined || typeof game.seed === 'string')
  );
}
