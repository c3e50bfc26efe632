// What the hero knows of objects, sides and forces on his level, as previews of spells take it.

import {
  type GameState,
  type KnownCreature,
  knownBearers,
  knownBuilding,
  knownGround,
  knownSides,
} from '../../game/index.ts';
import type { PreviewView } from '../../odds/index.ts';

/** @param creatures that he sees */
export function knownStage(
  state: GameState,
  creatures: readonly KnownCreature[],
): Pick<PreviewView, 'building' | 'sides' | 'bearers'> {
  return {
    building: knownBuilding(state),
    sides: knownSides(state, creatures),
    bearers: knownBearers(state, creatures, knownGround(state)),
  };
}
