// A hidden hero gives himself away. Crossfire server/player.c (make_visible).

import type { GameState } from '../state/state.ts';

/**
 * He strikes, shoots, throws or releases a spell that attacks: invisibility of the temporary kind ends, also where the
 * blow can't be made or the cast fails.
 */
export function giveAway(state: GameState): void {
  disturbWord(state);
  const { unseen } = state.sheet.forces.sum;
  if (unseen !== undefined && !unseen.lasting) {
    state.spells.bearers.end(state.hero.id, unseen);
  }
}

/** A hero who fights on a word that protects him wipes it out, however it is written. NetHack 3.6.7 src/uhitm.c. */
function disturbWord(state: GameState): void {
  const { fixtures } = state.ports;
  const { square } = state.hero;
  const engraving = fixtures.engraving(square);
  if (engraving !== undefined && isWord(state, engraving.text)) {
    fixtures.erase(square);
    state.logFelt('word-gone', state.hero.id);
  }
}

/** Whether a text holds a word that keeps monsters off. */
export function isWord({ ruleset }: GameState, text: string): boolean {
  const lower = text.toLowerCase();
  return ruleset.slots.world.tools.engraving.words.some(word => lower.includes(word.toLowerCase()));
}

/** The counter of a hidden hero stands still while he pays for a cast. @param ticks that the cast takes */
export function delayCounter({ sheet }: GameState, ticks: number): void {
  const { unseen } = sheet.forces.sum;
  if (unseen !== undefined) {
    unseen.waits = Math.max(unseen.waits, Math.ceil(ticks));
  }
}
