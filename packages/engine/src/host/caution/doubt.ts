// What the player is asked before an act that may cost more than he accepts.

import type { Command } from '../../game/index.ts';

/** The direction of the letter y, up and to the left. */
const UP_LEFT = 8;

/** The key that answers yes: `Y` where a y pressed once more may have been meant as a step up and to the left. */
export function yesKey({ command }: Pick<Doubt, 'command'>): 'y' | 'Y' {
  return 'direction' in command && command.direction === UP_LEFT ? 'Y' : 'y';
}

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
