// A session in lines over a game that a test holds.
import type { LocalGame } from '@roguewright/engine/host';
import { Session } from '../play/session.ts';

/**
 * Answers orders in lines with the given game, which the test may also change and look at.
 * @param danger from which the player is asked, 0…1; 0: never
 */
export function sessionOf(game: LocalGame, danger = 0): Promise<Session> {
  return Session.begin(
    {
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    },
    false,
    danger,
  );
}
