// Creatures pushed off their squares.

import type { Creature } from '../../actors/index.ts';
import { WALK } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { relocate } from './relocate.ts';
import { lookAround } from './stepping.ts';

/** Pushes a creature one step, where there is room. It doesn't step: nothing that lurks there reacts. */
export function pushCreature(state: GameState, creature: Creature, direction: number): void {
  const { map } = state.level;
  const from = creature.square;
  const to = map.neighbour(from, direction);
  if (direction === 0 || (map.bits[to]! & WALK) === 0 || map.occupant[to] !== 0) {
    return;
  }
  relocate(state.level, creature, to);
  const perceived = creature === state.hero || state.sees(from) || state.sees(to);
  const [x, y] = [map.x(to), map.y(to)];
  state.log.add('moved', perceived, creature.id, map.x(from), map.y(from), x, y);
  if (creature === state.hero) {
    lookAround(state);
  }
}
