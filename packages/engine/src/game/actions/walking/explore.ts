// Exploration: visits the nearest square with an unknown neighbour, or with a thing that the player's rules want,
// repeatedly, until other items or stairs are found, an interruption occurs, or everything is known.

import { TERRAINS } from '../../../world/index.ts';
import { avoidedSquares } from '../../fixtures/ways-around.ts';
import { wantedSquares } from '../../items/wanted.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { hostileInSight } from '../../turn/alertness.ts';
import { reels } from '../move.ts';
import { enemySquares, journey } from './journey.ts';

/** Terrains whose first sighting ends exploration, by number. */
const WORTH_A_STOP: readonly boolean[] = TERRAINS.map(({ name }) => name.includes('stairs'));

/**
 * Explores the hero's level. It can't start with a visible enemy that can act, or while blind or stumbling.
 */
export function explore(state: GameState): ActionResult {
  const { memory, hero } = state;
  if (memory.blind) {
    return refuse('blind');
  }
  if (reels(state)) {
    return refuse('reeling');
  }
  if (hostileInSight(state) !== undefined) {
    return refuse('hostile-in-sight');
  }
  const known = finds(state);
  const enemies = () => enemySquares(state, hero.square);
  const frontier = (avoid: readonly number[]) =>
    memory.travel.frontier(memory.remembered, hero.square, avoid, wantedSquares(state));
  return journey(state, {
    goal: () => frontier([...enemies(), ...avoidedSquares(state, hero.square)]),
    isOver: () => tellFinds(state, known, new Set(wantedSquares(state))),
    // The rest may be behind a sleeper in a corridor, or behind a trap.
    nowhere:
      enemies().length > 0 ? 'hostile-in-sight' : frontier([]) >= 0 ? 'trap-ahead' : 'all-explored',
  });
}

/** Squares of the items and stairs that the hero knows of. */
function finds({ memory }: GameState): Set<number> {
  const { rememberedItems, remembered } = memory;
  const squares = new Set(rememberedItems.keys());
  for (let square = 0; square < remembered.length; square++) {
    if (WORTH_A_STOP[remembered[square]!] === true) {
      squares.add(square);
    }
  }
  return squares;
}

/** Logs items and stairs that weren't known before. @returns whether there are any */
function tellFinds(
  state: GameState,
  known: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): boolean {
  const { map, items } = state.level;
  const { rememberedItems, remembered } = state.memory;
  let found = false;
  for (const square of rememberedItems.keys()) {
    // What he fetches on the way doesn't end it.
    if (!known.has(square) && !wanted.has(square)) {
      state.logFelt('spotted', items.get(square)?.at(-1)?.id ?? 0);
      found = true;
    }
  }
  for (let square = 0; square < remembered.length; square++) {
    if (WORTH_A_STOP[remembered[square]!] === true && !known.has(square)) {
      const terrain = map.terrainAt(square);
      const way = terrain === 'branch-stairs' ? 2 : Number(terrain === 'stairs-down');
      state.logFelt('stairs-spotted', map.x(square), map.y(square), way);
      found = true;
    }
  }
  return found;
}
