// How the players in code answer questions.

import { distance, nearestFirst } from '../../face/index.ts';
import type { Answer, Direction, GameView } from '../../game/index.ts';

/** The name that they give things. */
const NAME = 'spear';

/** All directions. */
const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Answers worth trying for the pending question, the best first and `nothing` last. Empty: no question is
 * pending.
 */
export function sensibleAnswers(view: GameView): readonly Answer[] {
  return view.pending === undefined
    ? []
    : [...answersTo(view, view.pending.asks), { nothing: true }];
}

function answersTo(
  view: GameView,
  asks: NonNullable<GameView['pending']>['asks'],
): readonly Answer[] {
  switch (asks.kind) {
    case 'item':
      return asks.offered.map(item => ({ item }));
    case 'square': {
      const foes = view.things.filter(({ kind, hostile }) => kind === 'creature' && hostile);
      return nearestFirst(view, [...foes, view.hero])
        .filter(square => distance(view.hero, square) <= asks.farthest)
        .map(({ x, y }) => ({ square: [x, y] }));
    }
    case 'direction':
      return DIRECTIONS.map(direction => ({ direction }));
    case 'text':
      return [{ text: NAME.slice(0, asks.longest) }];
    case 'count':
      return [{ count: asks.usual }];
    case 'yes':
      return [{ yes: true }, { yes: false }];
    case 'choice':
      return asks.choices.map(({ id }) => ({ choice: id }));
  }
}
