// The missiles that the hero has seen a kind of monster shoot or throw, and how many one of them may still have.

import type { Creature } from '../../../actors/index.ts';
import { type Archetype, TYPE, textOf } from '../../../objects/index.ts';
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

/**
 * The missiles that a creature has left, 0 or more: those that its kind brings, less those that the hero saw it spend.
 * Undefined: nobody knows how many its kind brings, because they are drawn from a list.
 */
export function missilesLeft(
  { content, seat }: GameState,
  { id, archetype }: Creature,
): number | undefined {
  if (textOf(archetype, 'randomitems') !== '') {
    return undefined;
  }
  const brought = archetype.inventory
    .filter(inside => content.archetype(inside.archetype).type === TYPE.ammunition)
    .reduce((sum, { numbers }) => sum + Math.max(1, numbers.nrof ?? 1), 0);
  return Math.max(0, brought - (seat.missilesSpent.get(id) ?? 0));
}
