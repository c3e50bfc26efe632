// Pushing creatures.

import type { Creature } from '../../actors/index.ts';
import { hasRoom, WALK } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { relocate } from './relocate.ts';
import { lookAround } from './stepping.ts';
import { tellMove } from './tell-move.ts';

/**
 * Pushes a creature by one square, all of it or not at all, if there is room. It doesn't count as a step: effects on
 * the square don't react, but fixtures do.
 */
export function pushCreature(state: GameState, creature: Creature, direction: number): void {
  const { map } = state.level;
  const from = creature.square;
  const to = map.neighbour(from, direction);
  if (direction === 0 || !hasRoom(map, creature.shape, to, WALK, creature.id)) {
    return;
  }
  relocate(state.level, creature, to);
  tellMove(state, creature, from, to);
  if (state.of(creature.id) !== undefined) {
    lookAround(state);
  }
  landed(state, creature, from);
}
