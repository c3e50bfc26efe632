// Shoots at a hero who is on a ray and not beside it; beside him most prefer their blows.

import type { Chance } from '../../chance/index.ts';
import { type Intention, SHOOT } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** Looses what it has whenever the hero is in line. */
export function shoot(_: Chance, view: MindView): Intention | undefined {
  const { traits, seesHero, hasMissiles, beside, aim } = view;
  const ready = traits.shoots && hasMissiles && seesHero && beside === 0;
  return ready && aim !== 0 ? SHOOT[aim] : undefined;
}
