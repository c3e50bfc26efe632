// A far look: what a view tells of one square.

import type { GameView } from '../game/index.ts';
import { tellSquare } from '../words/index.ts';
import { isLit, seesSquare, terrainAt } from './known-map.ts';
import type { Square } from './square.ts';

/**
 * What the hero knows of a square, in words: `a jackal, hurt; floor`. Nothing is known of what lies
 * beyond the edge of the map.
 */
export function describeSquare(view: Pick<GameView, 'map' | 'things'>, { x, y }: Square): string {
  return tellSquare({
    ground: terrainAt(view, { x, y }),
    things: view.things.filter(thing => thing.x === x && thing.y === y),
    visible: seesSquare(view, { x, y }),
    lit: isLit(view, { x, y }),
  });
}
