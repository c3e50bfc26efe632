// The name that is offered to a player who begins or joins.

import { heroNameFor } from '@roguewright/engine/words';
import { savedGames } from './host/saved-games.ts';

/** The name of the hero that was begun last, else one by chance. */
export function offeredName(): string {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return savedGames(localStorage)[0]?.hero ?? heroNameFor(drawn!);
}
