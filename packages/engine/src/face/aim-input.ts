// Cursor input while aiming, and the resulting aim.

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

/** One cursor input. */
export type AimInput =
  /** Along a ray; 0 aims at the hero himself, where that is possible. */
  | { readonly kind: 'ray'; readonly direction: Direction }
  /** By one square, for an action that targets any square; otherwise along a ray. */
  | { readonly kind: 'nudge'; readonly direction: Direction }
  /** At a square, or along the ray closest to it. */
  | { readonly kind: 'square'; readonly square: Square }
  /** At the next or the previous enemy. */
  | { readonly kind: 'next'; readonly step: 1 | -1 };

/** The aim after an input; the same object if nothing changes. */
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
