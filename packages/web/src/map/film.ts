// How long each frame of what happened is shown on the page, and the figures that rise from it.

import {
  type Blink,
  type Frame,
  framesBetween,
  type TimedFrame,
  timed,
} from '@roguewright/engine/face';
import type { GameView, Performed } from '@roguewright/engine/game';
import { hueOfAttack } from './palette.ts';

/** Milliseconds of a step, of a tick of a spell, and of a square of a missile's flight. */
const STEP = 80;
const TICK = 70;
const FLIGHT = 35;

const TIMING = { durationOf, longest: 900, mostFrames: 40 };

/** The frames between two views; empty when there is nothing to see. */
export function filmBetween(before: GameView | undefined, performed: Performed): TimedFrame[] {
  return timed(framesBetween(before, performed), TIMING);
}

function durationOf({ news: { flew, glowed } }: Frame): number {
  if (flew) {
    return FLIGHT;
  }
  return glowed ? TICK : STEP;
}

/** What rises from a square: `−7` in the hue of the attack, `+3`, `miss`. */
export function figureOf({ kind, amount, attackTypes }: Blink): {
  readonly text: string;
  readonly hue: string;
} {
  switch (kind) {
    case 'hit':
      return { text: `−${amount}`, hue: 'wounding' };
    case 'burned':
      return { text: `−${amount}`, hue: hueOfAttack(attackTypes) };
    case 'healed':
      return { text: `+${amount}`, hue: 'restoration' };
    case 'missed':
      return { text: 'miss', hue: 'information' };
  }
}
