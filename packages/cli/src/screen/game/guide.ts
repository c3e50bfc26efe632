// What accompanies practice on the screen: the lessons, or the odds of a practice fight.

import type { AskedAbout } from '@roguewright/engine/face';
import type { Command, Performed } from '@roguewright/engine/game';
import type { Footer } from '../terminal/lines.ts';

/** Follows a game that is practice. A game that counts has none. */
export interface Guide {
  /** Whether the practice has come to its end. */
  readonly isOver: boolean;
  /** What stands in the last row while the player walks. */
  readonly footer: Footer;
  /** What is said at first. */
  readonly first: readonly string[];
  /** The player asked something that takes no time. @returns what to say */
  asked(about: AskedAbout): readonly string[];
  /** A command was carried out or refused. @returns what to say */
  performed(command: Command, performed: Performed): Promise<readonly string[]>;
  /** The key that passes something over was pressed. @returns what to say */
  skip(): readonly string[];
}
