// Flees from the hero when it loses heart: to the adjacent free square with the longest path to him. When
// cornered it fights.

import type { Chance } from '../../chance/index.ts';
import { FLEE, type Intention } from './intention.ts';
import { losesHeart, type MindView, WAY } from './mind-view.ts';

/** A step away when it loses heart. */
export function flee(_: Chance, view: MindView): Intention | undefined {
  return losesHeart(view) && view.hunts ? awayStep(view) : undefined;
}

/** A step away; the first of equally good directions. Undefined: it is cornered. */
export function awayStep(view: MindView): Intention | undefined {
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
