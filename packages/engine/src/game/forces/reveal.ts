// A hidden hero gives himself away. Crossfire server/player.c (make_visible).

import type { GameState } from '../state/state.ts';

/**
 * He strikes, shoots, throws or releases a spell that attacks: invisibility of the temporary kind ends, also where the
 * blow can't be made or the cast fails.
 */
export function giveAway(state: GameState): void {
  const { unseen } = state.sheet.forces.sum;
  if (unseen !== undefined && !unseen.lasting) {
    state.spells.bearers.end(state.hero.id, unseen);
  }
}

/** The counter of a hidden hero stands still while he pays for a cast. @param ticks that the cast takes */
export function delayCounter({ sheet }: GameState, ticks: number): void {
  const { unseen } = sheet.forces.sum;
  if (unseen !== undefined) {
    unseen.waits = Math.max(unseen.waits, Math.ceil(ticks));
  }
}
