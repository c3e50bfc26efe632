// How much of a creature of several squares a spell hits, in words.

import type { TargetOdds } from '../odds/index.ts';

/** `on all 4 of its squares`, `on up to 2 of its 4 squares`; empty for a creature of one square. */
export function tellHitSquares({ squares }: TargetOdds): string {
  if (squares === undefined) {
    return '';
  }
  const { hit, of } = squares;
  return hit === of ? `on all ${of} of its squares` : `on up to ${hit} of its ${of} squares`;
}
