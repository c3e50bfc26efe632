// The games that this browser has the keys to, and how each of them stands.

import type { Standing } from '@roguewright/client';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { listAccountGames } from '../host/account.ts';
import { placeOf } from '../host/places.ts';
import { forgetGame, type ListedGame, savedGames } from '../host/saved-games.ts';
import { forgetLog } from '../play/log.ts';

/** How a game stands, as far as that can be found out. */
export type Known = Standing | 'gone' | 'unknown';

/** The saved games, the latest first. */
export interface SavedGames {
  readonly games: readonly ListedGame[];
  /** By the game's id; what isn't there has not been answered yet. */
  readonly standings: ReadonlyMap<string, Known>;
  /** Takes a game off the list; its key, or the game itself, is lost. */
  readonly forget: (listed: ListedGame) => void;
}

/** Games that are asked how they stand; the others can be opened all the same. */
export const MOST_ASKED = 30;

/** The saved games; each game is asked once. */
export function useSavedGames(): SavedGames {
  const [games, setGames] = useState(() => savedGames(localStorage));
  const [standings, setStandings] = useState<ReadonlyMap<string, Known>>(new Map());
  useEffect(() => {
    const tell = (game: string, standing: Known) =>
      setStandings(known => new Map(known).set(game, standing));
    const ask = (listed: ListedGame) =>
      placeOf(listed)
        .standing(listed)
        .then(
          found => tell(listed.game, found ?? 'gone'),
          () => tell(listed.game, 'unknown'),
        );
    const first = savedGames(localStorage).slice(0, MOST_ASKED);
    for (const listed of first) {
      void ask(listed);
    }
    // Games of the account that were begun on other devices.
    void listAccountGames(localStorage).then(() => {
      const now = savedGames(localStorage);
      setGames(now);
      const known = new Set(first.map(({ game }) => game));
      for (const listed of now.slice(0, MOST_ASKED)) {
        if (!known.has(listed.game)) {
          void ask(listed);
        }
      }
    });
  }, []);
  const forget = useCallback((listed: ListedGame) => {
    forgetGame(localStorage, listed.game);
    forgetLog(localStorage, listed.game);
    // What can't be cleared away now is on no list any more.
    placeOf(listed)
      .forget(listed)
      .catch(() => undefined);
    setGames(savedGames(localStorage));
  }, []);
  return { games, standings, forget };
}

/** The game last played that goes on, once it is known to. */
export function latestPlayed({ games, standings }: SavedGames): ListedGame | undefined {
  return games.find(({ game }) => {
    const standing = standings.get(game);
    return typeof standing === 'object' && standing.status === 'playing';
  });
}
