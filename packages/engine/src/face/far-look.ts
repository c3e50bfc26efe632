// Far look: the description of one square.

import type { GameView } from '../game/index.ts';
import { tellSquare } from '../words/index.ts';
import { isLit, seesSquare, standsOn, terrainAt } from './known-map.ts';
import type { Square } from './square.ts';

/**
 * The hero's knowledge of a square in words: `a jackal, hurt; floor`. Squares beyond the edge of the map are
 * unknown.
 */
export function describeSquare(view: Pick<GameView, 'map' | 'things'>, { x, y }: Square): string {
  return tellSquare({
    ground: terrainAt(view, { x, y }),
    things: view.things.filter(thing => standsOn(thing, { x, y })),
    visible: seesSquare(view, { x, y }),
    lit: isLit(view, { x, y }),
  });
}
