// The missiles that the hero has seen a kind of monster shoot or throw.

import { type Archetype, TYPE } from '../../../objects/index.ts';
import { knowsShot } from '../../movement/noticing.ts';
import type { GameState } from '../../state/state.ts';

/** Kinds of missiles, in the order of the content. */
export function knownShots(state: GameState, kind: Archetype): readonly Archetype[] {
  const isKnown = state.sheet.lore.monsters.kinds().includes(kind.id);
  return isKnown
    ? state.content.archetypes.filter(
        missile => missile.type === TYPE.ammunition && knowsShot(state, kind, missile),
      )
    : [];
}
