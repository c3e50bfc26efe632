// Names of creatures.

import type { Creature } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** A hero gives a creature a name. @param name empty: it has none any more */
export function giveNameTo(state: GameState, creature: Creature, name: string): void {
  creature.given = name;
  state.logFelt('creature-called', state.hero.id, creature.id);
}
