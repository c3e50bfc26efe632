// A hidden hero gives himself away. Crossfire server/player.c (make_visible).

import type { GameState } from '../state/state.ts';

/** He strikes, shoots or throws: invisibility of the temporary kind ends. */
export function giveAway(state: GameState): void {
  const { unseen } = state.sheet.forces.sum;
  if (unseen !== undefined && !unseen.lasting) {
    state.spells.bearers.end(state.hero.id, unseen);
  }
}
