// Which lines of the server's hall are this browser's: asked with its keys, game by game.

import type { HallLine } from '@roguewright/engine/game';
import { useEffect, useState } from 'preact/hooks';
import { type PlaceName, placeOf } from '../host/places.ts';
import { savedGames } from '../host/saved-games.ts';
import { MOST_ASKED } from './use-saved-games.ts';

/** The lines by their number, with how each game was begun; those of the device say so themselves. */
export function useOwnLines(place: PlaceName): ReadonlyMap<number, HallLine> {
  const [own, setOwn] = useState<ReadonlyMap<number, HallLine>>(new Map());
  useEffect(() => {
    if (place !== 'server') {
      return;
    }
    const listed = savedGames(localStorage).filter(game => game.place === undefined);
    const asked = listed.slice(0, MOST_ASKED).map(game => placeOf(game).standing(game));
    // A game that can't be asked for is shown as those of others are.
    void Promise.allSettled(asked).then(answers => {
      const lines = answers.flatMap(answer =>
        answer.status === 'fulfilled' && answer.value?.hall !== undefined
          ? [answer.value.hall]
          : [],
      );
      setOwn(new Map(lines.map(line => [line.entry, line])));
    });
  }, [place]);
  return own;
}
