// Commands that ended too early and are begun again by themselves.

import type { Command, Performed } from '../../game/index.ts';
import { isHeldUp, MOST_STRUGGLES, withoutStop } from './climbing-out.ts';
import { endsForRemains } from './pieces.ts';

/** When and how a command is begun again by itself. */
export interface Again {
  readonly isDue: (command: Command, last: Performed) => boolean;
  /** What is told of the tries before. */
  readonly kept: (all: Performed) => Performed;
  readonly most: number;
}

/** A walk that was held up by a pit or a web goes on: the hero struggles until he is free. */
export const CLIMBING_OUT: Again = { isDue: isHeldUp, kept: withoutStop, most: MOST_STRUGGLES };

/** An exploration goes on past the corpses that come into sight. */
export const PAST_REMAINS: Again = { isDue: endsForRemains, kept: all => all, most: 20 };
