// What faces talk to, wherever the game runs: in this process, in a worker, or behind a socket.

import type { Command, Performed } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';

/** A game as a face sees it. */
export interface GameHost {
  /** The present view and the events since the last command, as after a reload. */
  look(): Promise<Performed>;
  /** Carries out a command; when this resolves, the command is stored. */
  perform(command: Command): Promise<Performed>;
  /** What would happen, as far as the hero knows. */
  odds(question: OddsQuestion): Promise<OddsAnswer>;
  close(): Promise<void>;
}
