// The hero notices creatures that come into sight.

import type { Creature } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero remembers its kind; tells when a creature comes into sight for the first time. */
export function noticeCreature(state: GameState, creature: Creature): void {
  if (!state.sees(creature.square)) {
    return;
  }
  state.sheet.lore.monsters.met(creature.archetype);
  if (!creature.seen) {
    creature.seen = true;
    state.logFelt('came-in-sight', creature.id);
  }
}
