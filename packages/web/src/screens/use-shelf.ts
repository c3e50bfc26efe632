// The games that this browser has the keys to, and how each of them stands.

import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Standing } from '../host/games-place.ts';
import { placeOf } from '../host/places.ts';
import { type ShelvedGame, shelvedGames, unshelve } from '../host/shelf.ts';
import { forgetLog } from '../play/log.ts';

/** How a game stands, as far as that can be found out. */
export type Known = Standing | 'gone' | 'unknown';

/** The shelf, the latest first. */
export interface Shelf {
  readonly games: readonly ShelvedGame[];
  /** By the game's id; what isn't there has not been answered yet. */
  readonly standings: ReadonlyMap<string, Known>;
  /** Takes a game off the shelf; its key, or the game itself, is lost. */
  readonly forget: (shelved: ShelvedGame) => void;
}

/** Games that are asked how they stand; the others can be opened all the same. */
export const MOST_ASKED = 30;

/** The shelf; each game is asked once. */
export function useShelf(): Shelf {
  const [games, setGames] = useState(() => shelvedGames(localStorage));
  const [standings, setStandings] = useState<ReadonlyMap<string, Known>>(new Map());
  useEffect(() => {
    const tell = (game: string, standing: Known) =>
      setStandings(known => new Map(known).set(game, standing));
    for (const shelved of shelvedGames(localStorage).slice(0, MOST_ASKED)) {
      placeOf(shelved)
        .standing(shelved)
        .then(
          found => tell(shelved.game, found ?? 'gone'),
          () => tell(shelved.game, 'unknown'),
        );
    }
  }, []);
  const forget = useCallback((shelved: ShelvedGame) => {
    unshelve(localStorage, shelved.game);
    forgetLog(localStorage, shelved.game);
    // What can't be cleared away now is on no list any more.
    placeOf(shelved)
      .forget(shelved)
      .catch(() => undefined);
    setGames(shelvedGames(localStorage));
  }, []);
  return { games, standings, forget };
}

/** The game last played that goes on, once it is known to. */
export function latestPlayed({ games, standings }: Shelf): ShelvedGame | undefined {
  return games.find(({ game }) => {
    const standing = standings.get(game);
    return typeof standing === 'object' && standing.status === 'playing';
  });
}
