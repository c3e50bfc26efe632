// The hero can do nothing for a while, and why: the reason becomes part of the cause of death.

import { HELPLESS_REASONS, type HelplessReason } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** Makes the hero helpless for so many turns, or longer if that was so already. */
export function holdHero(state: GameState, reason: HelplessReason, turns: number): void {
  if (turns > state.clock.helpless) {
    state.sheet.conditions.reason = reason;
    state.clock.hold(turns);
  }
}

/** The same, and tells for how long and why. @param by the id of whose doing it is, 0 for nobody's */
export function holdAndTell(state: GameState, reason: HelplessReason, turns: number, by = 0): void {
  holdHero(state, reason, turns);
  state.logFelt('helpless', state.hero.id, turns, HELPLESS_REASONS.indexOf(reason), by);
}
