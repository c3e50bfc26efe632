// Swapping places with a servant.

import type { Creature } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { stepTo } from './stepping.ts';

/** The hero and a servant swap places. */
export function swapPlaces(state: GameState, pet: Creature): void {
  const { hero, level } = state;
  const { map } = level;
  const [from, to] = [hero.square, pet.square];
  pet.square = from;
  stepTo(state, to);
  map.occupant[from] = pet.id;
  state.logSeen('moved', from, pet.id, map.x(to), map.y(to), map.x(from), map.y(from));
  if (pet.alive) {
    landed(state, pet, to);
  }
}
