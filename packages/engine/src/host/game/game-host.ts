// The interface of a game for faces, wherever it runs: in this process, in a worker, or behind a socket.

import type { Command, Performed } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { LookBack, LookedBack } from './look-back.ts';

/** A game for a face. */
export interface GameHost {
  /** Absent: every command is stored. False: it is practice, which is gone when it is left. */
  readonly keeps?: false;
  /** The command line by which the player comes back to it; absent: `roguewright play --continue`. */
  readonly resumes?: string;
  /** The present view and the events since the last command, as after a reload. */
  look(): Promise<Performed>;
  /** Carries out a command. When this resolves, the command is stored. */
  perform(command: Command): Promise<Performed>;
  /** The odds of an action, as far as the hero knows. */
  odds(question: OddsQuestion): Promise<OddsAnswer>;
  /**
   * The game so far as the text of a file, for pages of the player's own process; absent: the game is elsewhere, and
   * its file would tell the luck to come.
   */
  record?(): Promise<string>;
  /**
   * Looks back on the game so far, as far as its hero knows, where there is no record at hand; absent: it can't.
   */
  lookBack?(about: LookBack): Promise<LookedBack>;
  close(): Promise<void>;
}
