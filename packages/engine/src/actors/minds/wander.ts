// A step in a random direction: when confused, erratic by nature, or searching. A confused monster may choose
// a blocked direction, and then stays.

import type { Chance } from '../../chance/index.ts';
import { type Intention, WAIT, WANDER } from './intention.ts';
import { type MindView, WAY } from './mind-view.ts';

/** Any of the eight directions, for a confused monster. */
export function stumble(chance: Chance, view: MindView): Intention | undefined {
  return view.confused ? stepOrStand(view, 1 + chance.below(8, 'stumble')) : undefined;
}

/** An erratic step with probability 1 in `erraticOneIn`. */
export function flutter(chance: Chance, view: MindView): Intention | undefined {
  const { erraticOneIn } = view.traits;
  if (erraticOneIn === 0 || !chance.test(1, erraticOneIn, 'erratic')) {
    return undefined;
  }
  return stepOrStand(view, 1 + chance.below(8, 'flutter'));
}

/** Searches for a hero it has lost sight of. A monster that is merely queueing waits. */
export function search(chance: Chance, view: MindView): Intention | undefined {
  const lost = view.hunts && !view.seesHero && view.steps[0]! <= 0;
  return lost ? stepOrStand(view, 1 + chance.below(8, 'search')) : undefined;
}

function stepOrStand(view: MindView, direction: number): Intention {
  return view.ways[direction] === WAY.free ? WANDER[direction]! : WAIT;
}
