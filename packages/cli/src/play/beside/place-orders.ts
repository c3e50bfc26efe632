// Questions about fountains, thrones, sinks and treacherous ground: `odds fountain`, `odds sit`, `odds ice east`.

import {
  directionOfWord,
  isPlace,
  nearestFirst,
  neighbour,
  type Square,
  terrainAt,
  thingsAt,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';

const PLACES: ReadonlySet<string> = new Set([
  'fountain',
  'throne',
  'sink',
  'ice',
  'sewage',
  'lava',
]);

/** Whether words begin with the name of a place: `fountain`, `sink east`. */
export function isPlaceWord([first = '']: readonly string[]): boolean {
  return PLACES.has(first);
}

/**
 * The question about the place that is named, the nearest first: under the hero, beside him, or elsewhere on the level if it
 * is a fixture; without a name, about any.
 */
export function placeQuestionOf(words: readonly string[], view: GameView): OddsQuestion | string {
  const name = words.find(word => PLACES.has(word));
  const way = words.map(directionOfWord).find(direction => direction !== undefined);
  const squares = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const)
    .filter(direction => way === undefined || direction === way)
    .map(direction => neighbour(view.hero, direction));
  const features = view.things.filter(({ use }) => use === 'feature');
  const known = way === undefined ? nearestFirst(view, features) : [];
  const square = [...squares, ...known].find(
    one => isPlace(view, one) && isCalled(view, one, name),
  );
  return square === undefined
    ? `You know of no ${name ?? 'fountain, throne or sink'} ${way === undefined ? 'here' : 'in that direction'}.`
    : { ask: 'place', x: square.x, y: square.y };
}

function isCalled(view: GameView, square: Square, name: string | undefined): boolean {
  const fixtures = thingsAt(view, square).filter(({ use }) => use === 'feature');
  return (
    name === undefined ||
    terrainAt(view, square) === name ||
    fixtures.some(thing => thing.name.split(' ').includes(name))
  );
}
