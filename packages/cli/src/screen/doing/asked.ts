// A question that waits is asked on the screen as soon as it has come up, whatever led to it.

import type { PendingView } from '@roguewright/engine/game';
import type { PlayedGame } from '../game/played-game.ts';
import { chargeSomething } from './charging.ts';

/** What asks each of them. */
const ASKED: Readonly<Record<PendingView['about'], (game: PlayedGame) => Promise<void>>> = {
  charging: game => chargeSomething(game, 0),
};

/** Asks what waits, if anything does. Leaving it with Escape lets it wait. */
export async function askPending(game: PlayedGame): Promise<void> {
  const { pending } = game.view;
  if (pending !== undefined) {
    await ASKED[pending.about](game);
  }
}
