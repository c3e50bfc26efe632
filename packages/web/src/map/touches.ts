// The squares that a spell will touch, as the map marks them.

import type { TouchedSquare } from '@roguewright/engine/odds';

/** The marks on the map. */
interface Touches {
  /** Each square once, at the tick when it is touched first. */
  readonly squares: readonly TouchedSquare[];
  /** The last of those ticks; 0 for a spell that happens at once, whose squares need no figures. */
  readonly latest: number;
}

/** The marks for the squares of an answer, which names a square once for each tick. */
export function touchesOf(touched: readonly TouchedSquare[]): Touches {
  const first = new Map<string, TouchedSquare>();
  for (const square of touched) {
    const key = `${square.x} ${square.y}`;
    const known = first.get(key);
    if (known === undefined || square.tick < known.tick) {
      first.set(key, square);
    }
  }
  const squares = [...first.values()];
  return { squares, latest: Math.max(0, ...squares.map(({ tick }) => tick)) };
}
