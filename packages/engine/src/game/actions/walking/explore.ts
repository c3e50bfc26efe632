// Exploration: visits the nearest square with an unknown neighbour, or with a thing that the player's rules want,
// repeatedly, until other items or stairs are found, an interruption occurs, or everything is known.

import { TERRAINS } from '../../../world/index.ts';
import { ballOf } from '../../body/bonds/chain.ts';
import { avoidedSquares } from '../../fixtures/ways-around.ts';
import { shopAt } from '../../items/priced/shop-of.ts';
import { wantedSquares } from '../../items/wanted.ts';
import { reels } from '../../movement/reeling.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { RefusalReason } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';
import { hostileInSight } from '../../turn/alertness.ts';
import { enemySquares, journey } from './journey.ts';

/** Terrains whose first sighting ends exploration, by number. */
const WORTH_A_STOP: readonly boolean[] = TERRAINS.map(({ name }) => name.includes('stairs'));

/**
 * Explores the hero's level. It can't start with a visible enemy that can act, or while blind or stumbling.
 * @param steps after which it pauses, 1…200; absent: 200
 */
export function explore(state: GameState, steps?: number): ActionResult {
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
  const avoided = new Set<number>();
  /** Those seen on the way stay in mind, or he would turn back and forth between two goals. */
  const enemies = () => {
    for (const square of enemySquares(state, hero.square)) {
      avoided.add(square);
    }
    return [...avoided].filter(square => square !== hero.square);
  };
  const frontier = (avoid: readonly number[]) =>
    memory.travel.frontier(memory.remembered, hero.square, avoid, wantedSquares(state));
  return journey(state, {
    steps,
    goal: avoid => frontier([...enemies(), ...avoidedSquares(state, hero.square), ...avoid]),
    isOver: () => tellFinds(state, known, new Set(wantedSquares(state))),
    nowhere: reasonToStay(
      () => frontier(avoidedSquares(state, hero.square)),
      () => frontier([]),
    ),
  });
}

/**
 * Why he can't explore further.
 * @param pastCreatures the goal if creatures were no matter, and `pastAll` if traps weren't either; -1: none
 */
function reasonToStay(pastCreatures: () => number, pastAll: () => number): RefusalReason {
  return pastCreatures() >= 0 ? 'behind-creature' : pastAll() >= 0 ? 'trap-ahead' : 'all-explored';
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
  const ball = ballOf(state)?.square;
  for (const square of rememberedItems.keys()) {
    // What he fetches on the way doesn't end it, nor do the goods of a shop, one after the other, nor the ball that
    // he drags along.
    const isPassed = wanted.has(square) || square === ball || shopAt(state, square) !== undefined;
    if (!known.has(square) && !isPassed) {
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
