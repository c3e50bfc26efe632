// Shoots at a hero who is on a ray and not adjacent. With him adjacent, most monsters prefer blows.

import type { Chance } from '../../chance/index.ts';
import { type Intention, SHOOT } from './intention.ts';
import type { MindView } from './mind-view.ts';

/** Shoots whenever the hero is in line. */
export function shoot(_: Chance, view: MindView): Intention | undefined {
  const { traits, seesHero, hasMissiles, beside, aim } = view;
  const ready = traits.shoots && hasMissiles && seesHero && beside === 0;
  return ready && aim !== 0 ? SHOOT[aim] : undefined;
}
