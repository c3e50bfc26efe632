// Approaches by a shortest path. A monster goes around a blocked square if that costs at most one more step.
// It opens or breaks doors if it can.

import type { Chance } from '../../chance/index.ts';
import { APPROACH, BREAK_DOOR, type Intention, OPEN_DOOR } from './intention.ts';
import { type MindView, WAY } from './mind-view.ts';

/** The best step; the first of equally good directions. */
export function approach(_: Chance, view: MindView): Intention | undefined {
  // In a crowd most of those who wait behind others have nowhere to go.
  if (!view.hunts || !view.hasWay) {
    return undefined;
  }
  const { steps, ways, traits } = view;
  let best = 0;
  let fewest = steps[0]! < 0 ? Number.POSITIVE_INFINITY : steps[0]! + 1;
  for (let direction = 1; direction <= 8; direction++) {
    const usable = ways[direction] === WAY.free || ways[direction] === WAY.door;
    if (usable && steps[direction]! >= 0 && steps[direction]! < fewest) {
      fewest = steps[direction]!;
      best = direction;
    }
  }
  if (best === 0) {
    return undefined;
  }
  if (ways[best] === WAY.free) {
    return APPROACH[best];
  }
  return traits.doors === 'open' ? OPEN_DOOR[best] : BREAK_DOOR[best];
}
