// What the player is asked before an act that may cost more than he accepts.

import type { Command } from '../../game/index.ts';

/** A question before an act. */
export interface Doubt {
  readonly command: Command;
  /** `2.3 % to die within five moves. Go on?` */
  readonly text: string;
  /** The chance to be dead after the looked-ahead moves: of the act, and of standing his ground. */
  readonly share: number;
  readonly stands: number;
  /** A yes lets the enemies in sight be. */
  readonly lets?: true;
  /** Asked for by the name of the item, or by what waits for an answer: the danger is yet to be weighed. */
  readonly inscribed?: true;
}
