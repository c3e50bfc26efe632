// Exploring: from one place beside which something is unknown to the next, always the one that is the
// fewest steps away, until a thing or stairs are found, something comes up, or all is known.

import { TERRAINS } from '../../world/index.ts';
import { hostileInSight } from '../alertness.ts';
import type { Level } from '../level.ts';
import type { GameState } from '../state.ts';
import { journey } from './journey.ts';
import { type ActionResult, refuse } from './result.ts';

/** Terrains that are worth a stop when they are first seen, by number. */
const WORTH_A_STOP: readonly boolean[] = TERRAINS.map(({ name }) => name.startsWith('stairs'));

/** Explores the level that the hero is on. Not begun with something hostile in sight, nor blind. */
export function explore(state: GameState): ActionResult {
  const { level, hero } = state;
  if (level.blind) {
    return refuse('blind');
  }
  if (hostileInSight(state) !== undefined) {
    return refuse('hostile-in-sight');
  }
  const known = finds(level);
  return journey(state, {
    goal: () => level.travel.frontier(level.remembered, hero.square),
    isOver: () => isNews(level, known),
    nowhere: 'all-explored',
  });
}

/** Squares of the things and stairs that the hero knows of. */
function finds(level: Level): Set<number> {
  const squares = new Set(level.rememberedItems.keys());
  for (let square = 0; square < level.remembered.length; square++) {
    if (WORTH_A_STOP[level.remembered[square]!] === true) {
      squares.add(square);
    }
  }
  return squares;
}

/** Whether something lies where nothing was known before. */
function isNews(level: Level, known: ReadonlySet<number>): boolean {
  for (const square of level.rememberedItems.keys()) {
    if (!known.has(square)) {
      return true;
    }
  }
  for (let square = 0; square < level.remembered.length; square++) {
    if (WORTH_A_STOP[level.remembered[square]!] === true && !known.has(square)) {
      return true;
    }
  }
  return false;
}
