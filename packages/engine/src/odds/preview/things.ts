// Things on the floor in a preview: their hits are written down, and nothing is moved.

import type { Lying, Pushing, Strike } from '../../spells/index.ts';
import type { PreviewView } from './preview-view.ts';

/** A hit on the things of a square. */
export interface SingedThings {
  readonly square: number;
  /** Ticks after the cast. */
  readonly tick: number;
  readonly strike: Strike;
}

/** A spell's extent is foreseen for creatures that stay where they are. */
export const NOTHING_MOVES: Pushing = {
  countOn: () => 0,
  weightAt: () => -1,
  squaresAt: () => 1,
  fliesAt: () => false,
  push: () => false,
};

/** The things that the hero knows of, which count their hits. */
export function countingThings(
  { lying }: PreviewView,
  now: () => number,
  singed: SingedThings[],
): Lying {
  return {
    hasThings: square => lying?.has(square) === true,
    strike: strike => {
      singed.push({ square: strike.square, tick: now(), strike: { ...strike } });
    },
  };
}
