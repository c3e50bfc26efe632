// The server that served the page.

import { request as askServer, serverGames, serverWorlds } from '@roguewright/client';
import type { GamesPlace } from './games-place.ts';

/** Its games. */
export const serverPlace: GamesPlace = {
  ...serverGames(''),
  // The server keeps the game; only the key to it is lost.
  forget: async () => undefined,
};

/** Its shared worlds. */
export const worlds = serverWorlds('');

/** Asks it. Rejects in words for the page when it can't be reached. */
export function request(path: string, options?: RequestInit): Promise<Response> {
  return askServer('', path, options);
}
