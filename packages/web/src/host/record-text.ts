// The text of a record that the page looks back on: of a game of this browser, or of the hall.

import type { ReplayWish } from '../screens/route.ts';
import { placeOf } from './places.ts';
import { savedGames } from './saved-games.ts';

/** The text of a game's file. Rejects with a message for the player. */
export async function recordText({ game, entry }: ReplayWish): Promise<string> {
  if (game !== undefined) {
    const listed = savedGames(localStorage).find(one => one.game === game);
    if (listed === undefined) {
      throw new Error('You can look back on a game only in the browser where you played it.');
    }
    const taken = await placeOf(listed).file(listed, false);
    if (taken.kind === 'costly') {
      throw new Error(
        'This game still goes on. Its record tells the luck to come, so it is shown at the end.',
      );
    }
    return await taken.file.text();
  }
  const response = await fetch(`/api/hall/${entry ?? 0}/file`).catch(() => undefined);
  if (response?.ok !== true) {
    throw new Error('The hall has no record of this game.');
  }
  return await response.text();
}
