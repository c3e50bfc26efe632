// Gets away from the hero when it loses heart: to the free square from which the way to him is
// longest. With its back to the wall it fights.

import type { Chance } from '../../chance/index.ts';
import { FLEE, type Intention } from './intention.ts';
import { losesHeart, type MindView, WAY } from './mind-view.ts';

/** Steps away; the first of several equally good directions. */
export function flee(_: Chance, view: MindView): Intention | undefined {
  if (!losesHeart(view) || !view.hunts) {
    return undefined;
  }
  let best = 0;
  let most = view.steps[0]!;
  for (let direction = 1; direction <= 8; direction++) {
    if (view.ways[direction] === WAY.free && view.steps[direction]! > most) {
      most = view.steps[direction]!;
      best = direction;
    }
  }
  return best === 0 ? undefined : FLEE[best];
}
