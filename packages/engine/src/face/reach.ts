// Whether a spell ends before the creature that it is aimed at, as the squares that it touches show.

import type { GameView } from '../game/index.ts';
import type { OddsAnswer } from '../odds/index.ts';
import { withThe } from '../words/index.ts';
import { creatureAt } from './known-map.ts';
import { distance, type Square, sameSquare } from './square.ts';

/**
 * `Out of range: it reaches 13 squares at most, and the jackal is 16 away.`; empty if that creature is touched, if none
 * is there, or if the hero doesn't see all of the way.
 * @param square of the first creature in the direction that the answer is about
 */
export function tellOutOfRange(
  view: Pick<GameView, 'things' | 'hero'>,
  square: Square,
  { squares, unseenSquares }: Pick<OddsAnswer, 'squares' | 'unseenSquares'>,
): string {
  const creature = creatureAt(view, square);
  const most = Math.max(0, ...squares.map(touched => distance(view.hero, touched)));
  const away = distance(view.hero, square);
  const isTouched = squares.some(touched => sameSquare(touched, square));
  return creature === undefined || unseenSquares || most === 0 || isTouched || away <= most
    ? ''
    : `Out of range: it reaches ${most} square${most === 1 ? '' : 's'} at most, and ${withThe(creature.name)} is ${away} away.`;
}
