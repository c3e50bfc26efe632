// The body that a tool works on: underfoot first, then in the pack.

import type { GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** A body, and whether the hero carries it. */
export interface BodyAtHand {
  readonly body: GameObject;
  readonly carried: boolean;
}

/** The first thing that a tool can work on; undefined: there is none. */
export function bodyAtHand(
  { level, hero, sheet }: GameState,
  suits: (item: GameObject) => boolean,
): BodyAtHand | undefined {
  const lies = level.items.get(hero.square)?.find(suits);
  if (lies !== undefined) {
    return { body: lies, carried: false };
  }
  const carried = sheet.inventory.things.find(suits);
  return carried && { body: carried, carried: true };
}
