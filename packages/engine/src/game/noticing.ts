// The hero notices creatures that come into sight.

import type { Creature } from '../actors/index.ts';
import type { GameState } from './state.ts';

/** Tells when a creature comes into the hero's sight for the first time. */
export function noticeCreature(state: GameState, creature: Creature): void {
  if (!creature.seen && state.sees(creature.square)) {
    creature.seen = true;
    state.logFelt('came-in-sight', creature.id);
  }
}
