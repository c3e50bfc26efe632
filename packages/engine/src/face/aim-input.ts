// What a player does with a cursor while something is aimed, and the aim that it comes to.

import type { Direction, GameView } from '../game/index.ts';
import {
  type Aim,
  type Aimed,
  aimAt,
  aimAtSquare,
  aimIn,
  type Blow,
  isAimed,
  isAtSquare,
  mayBeHere,
  nextAim,
} from './aim.ts';
import { insideMap, neighbour, type Square } from './square.ts';

/** One thing done with the cursor. */
export type AimInput =
  /** Along a ray; 0 is at the hero himself, where that makes sense. */
  | { readonly kind: 'ray'; readonly direction: Direction }
  /** By one square, for what goes to any square; else along a ray. */
  | { readonly kind: 'nudge'; readonly direction: Direction }
  /** At a square, or along the ray that leads nearest to it. */
  | { readonly kind: 'square'; readonly square: Square }
  /** At the next enemy, or at the one before. */
  | { readonly kind: 'next'; readonly step: 1 | -1 };

/** The aim after an input; the same object when the input changes nothing. */
export function aimAfter(view: GameView, what: Aimed | Blow, aim: Aim, input: AimInput): Aim {
  if (!isAimed(what)) {
    return aim;
  }
  switch (input.kind) {
    case 'ray':
      return input.direction !== 0 || mayBeHere(what) ? aimIn(view, input.direction, what) : aim;
    case 'nudge': {
      const { direction } = input;
      const moved = insideMap(view, neighbour(aim.square, direction));
      return isAtSquare(what)
        ? (aimAtSquare(view, moved) ?? aim)
        : aimAfter(view, what, aim, { kind: 'ray', direction });
    }
    case 'square':
      return aimAt(view, what, input.square) ?? aim;
    case 'next':
      return nextAim(view, what, aim, input.step);
  }
}
