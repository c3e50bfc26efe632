// A mind: behaviours asked one after the other; the first that wants something decides.

import type { Chance } from '../../chance/index.ts';
import { approach } from './approach.ts';
import { cast } from './cast.ts';
import { collect } from './collect.ts';
import { flee } from './flee.ts';
import { heal } from './heal.ts';
import { type Intention, WAIT } from './intention.ts';
import type { MindView } from './mind-view.ts';
import { readAway } from './read-away.ts';
import { shoot } from './shoot.ts';
import { strike } from './strike.ts';
import { flutter, search, stumble } from './wander.ts';
import { zap } from './zap.ts';

/** What one behaviour wants, or nothing. */
type Behaviour = (chance: Chance, view: MindView) => Intention | undefined;

/** All behaviours in the order in which they are asked. */
const BEHAVIOURS: readonly Behaviour[] = [
  stumble,
  flutter,
  heal,
  readAway,
  flee,
  zap,
  cast,
  shoot,
  strike,
  collect,
  approach,
  search,
];

/** What a monster does with its move. Deterministic given its luck. */
export function decide(chance: Chance, view: MindView): Intention {
  if (view.helpless) {
    return WAIT;
  }
  for (const behaviour of BEHAVIOURS) {
    const intention = behaviour(chance, view);
    if (intention !== undefined) {
      return intention;
    }
  }
  return WAIT;
}
