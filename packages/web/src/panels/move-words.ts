// How often a creature moves before the hero's next move but one, in words.

import type { NextMover } from '@roguewright/engine/game';
import { percent } from '../figures.ts';

const TIMES = ['no move', 'once', 'twice'];

/** `no move`, `once`, `3 times`. */
function times(count: number): string {
  return TIMES[count] ?? `${count} times`;
}

/** `once 75 %, twice 25 %`; of a creature that can't act, why: `asleep`. */
export function movesOf({ moves, inactive }: Omit<NextMover, 'id' | 'name'>): string {
  if (inactive !== undefined) {
    return inactive;
  }
  const possible = moves.filter(([, probability]) => probability > 0);
  return possible
    .map(([count, probability]) =>
      possible.length === 1 ? times(count) : `${times(count)} ${percent(probability)}`,
    )
    .join(', ');
}
