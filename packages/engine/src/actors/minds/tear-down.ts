// Tears down a wall where no way leads to the hero. Crossfire server/monster.c (monster_move).

import type { Chance } from '../../chance/index.ts';
import { type Intention, TEAR_DOWN } from './intention.ts';
import { type MindView, WAY } from './mind-view.ts';

/** Half of the eight directions. */
const HALF_TURN = 4;

/** Turns from the direction of its goal at which a wall is in its way. */
const MOST_TURNED = 1;

/** Strikes the wall that lies most nearly towards its goal. */
export function tearDown(_: Chance, view: MindView): Intention | undefined {
  const { hunts, steps, towards, ways } = view;
  if (!hunts || towards === 0 || steps[0]! >= 0) {
    return undefined;
  }
  let best = 0;
  let least = MOST_TURNED + 1;
  for (let direction = 1; direction <= 8; direction++) {
    const turned = Math.abs(direction - towards);
    const away = turned > HALF_TURN ? 2 * HALF_TURN - turned : turned;
    if (ways[direction] === WAY.wall && away < least) {
      least = away;
      best = direction;
    }
  }
  return best === 0 ? undefined : TEAR_DOWN[best];
}
