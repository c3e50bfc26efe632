// A step in a random direction: confused, erratic by nature, or at a loss. A confused one may pick a
// direction that leads nowhere, and then stands still.

import type { Chance } from '../../chance/index.ts';
import { type Intention, WAIT, WANDER } from './intention.ts';
import { type MindView, WAY } from './mind-view.ts';

/** Any of the eight directions for whoever is confused. */
export function stumble(chance: Chance, view: MindView): Intention | undefined {
  return view.confused ? stepOrStand(view, 1 + chance.below(8, 'stumble')) : undefined;
}

/** Flutters about once in so many moves. */
export function flutter(chance: Chance, view: MindView): Intention | undefined {
  const { erraticOneIn } = view.traits;
  if (erraticOneIn === 0 || !chance.test(1, erraticOneIn, 'erratic')) {
    return undefined;
  }
  return stepOrStand(view, 1 + chance.below(8, 'flutter'));
}

/** Looks around for a hero whom it has lost; whoever only has to queue waits. */
export function search(chance: Chance, view: MindView): Intention | undefined {
  const lost = view.hunts && !view.seesHero && view.steps[0]! <= 0;
  return lost ? stepOrStand(view, 1 + chance.below(8, 'search')) : undefined;
}

function stepOrStand(view: MindView, direction: number): Intention {
  return view.ways[direction] === WAY.free ? WANDER[direction]! : WAIT;
}
