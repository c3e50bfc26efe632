// Answers the question what the hero remembers of all levels.

import type { GameState } from '../../../game/index.ts';
import type { FoundThing, OddsAnswer } from '../../../odds/index.ts';
import { emptyAnswer } from '../answer-parts.ts';
import { foundThings } from './found-things.ts';

/** Everything that he remembers: on his own level the nearest first, then the nearest levels. */
export function answerFind(state: GameState): OddsAnswer {
  const { hero, level } = state;
  const [x, y] = [level.map.x(hero.square), level.map.y(hero.square)];
  const far = (thing: FoundThing) =>
    thing.away === 0 ? Math.max(Math.abs(thing.x - x), Math.abs(thing.y - y)) : 0;
  const found = foundThings(state).sort(
    (one, other) =>
      one.away - other.away ||
      one.level - other.level ||
      far(one) - far(other) ||
      (one.name < other.name ? -1 : Number(one.name > other.name)) ||
      one.y - other.y ||
      one.x - other.x,
  );
  return { ...emptyAnswer('find'), found };
}
