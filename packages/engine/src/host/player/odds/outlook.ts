// What the player by the odds knows when it decides: the view, what it remembers, and the odds.

import type { KnownGround } from '../../../face/index.ts';
import type { GameView } from '../../../game/index.ts';
import type { AskOdds, Attempt } from './attempt.ts';
import type { Memory } from './memory.ts';
import type { Threat } from './threat.ts';

/** What is known at one moment. */
export interface Outlook {
  readonly view: GameView;
  readonly ground: KnownGround;
  readonly memory: Memory;
  readonly ask: AskOdds;
  readonly threat: Threat;
}

/** One idea: commands worth trying, the best first. */
export type OddsIdea = (outlook: Outlook) => readonly Attempt[];
