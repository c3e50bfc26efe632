// A session in lines over a game that a test holds.
import type { LocalGame } from '@roguewright/engine/host';
import { Session } from '../play/session.ts';

/** Answers orders in lines with the given game, which the test may also change and look at. */
export function sessionOf(game: LocalGame): Promise<Session> {
  return Session.begin(
    {
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    },
    false,
  );
}
