// A mind: behaviours tried in a fixed order; the first that returns an intention decides.

import type { Chance } from '../../chance/index.ts';
import { approach } from './approach.ts';
import { cast } from './cast.ts';
import { collect } from './collect.ts';
import { followPattern } from './fight-pattern.ts';
import { flee } from './flee.ts';
import { heal } from './heal.ts';
import { type Intention, WAIT } from './intention.ts';
import type { MindView } from './mind-view.ts';
import { readAway } from './read-away.ts';
import { shoot } from './shoot.ts';
import { strike } from './strike.ts';
import { tearDown } from './tear-down.ts';
import { flutter, search, stumble } from './wander.ts';
import { zap } from './zap.ts';

/**
 * Decides a monster's move by trying all behaviours in order. They are called directly, as calls through an
 * array are slow in the busiest loop of all. Deterministic for given luck.
 */
export function decide(chance: Chance, view: MindView): Intention {
  if (view.helpless) {
    return WAIT;
  }
  // Most monsters have nothing but their bodies.
  const { equipped } = view;
  return (
    stumble(chance, view) ??
    flutter(chance, view) ??
    (equipped ? (heal(chance, view) ?? readAway(chance, view)) : undefined) ??
    flee(chance, view) ??
    (equipped ? (zap(chance, view) ?? cast(chance, view) ?? shoot(chance, view)) : undefined) ??
    followPattern(chance, view) ??
    strike(chance, view) ??
    collect(chance, view) ??
    approach(chance, view) ??
    tearDown(chance, view) ??
    search(chance, view) ??
    WAIT
  );
}
