// How long each frame of what happened is shown on a terminal.

import { type Frame, framesBetween, type TimedFrame, timed } from '@roguewright/engine/face';
import type { GameView, Performed } from '@roguewright/engine/game';

/** Milliseconds of a step, of a tick of a spell, of a square of a flight, and of a hit. */
const STEP = 50;
const TICK = 70;
const FLIGHT = 30;
const HIT = 90;

const TIMING = { durationOf, longest: 900, mostFrames: 60 };

/** The frames between two views; empty when the view after the events says it all. */
export function filmBetween(before: GameView, performed: Performed): TimedFrame[] {
  // Misses and healing appear in the messages only.
  const frames = framesBetween(before, performed).filter(frame => durationOf(frame) > 0);
  const last = frames.at(-1);
  // The view that follows shows the last step by itself.
  const shown = last !== undefined && durationOf(last) === STEP ? frames.slice(0, -1) : frames;
  return timed(shown, TIMING);
}

function durationOf({ news: { flew, struck, glowed, stepped } }: Frame): number {
  if (flew) {
    return FLIGHT;
  }
  if (struck) {
    return HIT;
  }
  return glowed ? TICK : stepped ? STEP : 0;
}
