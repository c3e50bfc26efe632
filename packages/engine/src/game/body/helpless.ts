// Helplessness of the hero. Its reason becomes part of the cause of death.

import { HELPLESS_REASONS, type HelplessReason } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** Makes the hero helpless for a number of turns, without shortening an existing helplessness. */
export function holdHero(state: GameState, reason: HelplessReason, turns: number): void {
  if (turns > state.helpless) {
    state.sheet.conditions.reason = reason;
    state.clock.hold(turns, state.seat.number);
  }
}

/** As `holdHero`, and logs duration and reason. @param by id of the causing creature, 0 for none */
export function holdAndTell(state: GameState, reason: HelplessReason, turns: number, by = 0): void {
  holdHero(state, reason, turns);
  state.logFelt('helpless', state.hero.id, turns, HELPLESS_REASONS.indexOf(reason), by);
}
