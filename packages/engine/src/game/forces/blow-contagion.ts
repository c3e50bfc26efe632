// Diseases that blows pass on.

import type { Creature } from '../../actors/index.ts';
import { infectByBlow } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** A blow of a creature has hit another, which may catch what the striker is ill with. */
export function passOnByBlow(state: GameState, striker: Creature, target: Creature): void {
  if (target.alive && !striker.forces.none) {
    infectByBlow(state.spells, striker.id, target.id);
  }
}
