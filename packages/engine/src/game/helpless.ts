// The hero can do nothing for a while, and why: the reason becomes part of the cause of death.

import type { HelplessReason } from '../actors/index.ts';
import type { GameState } from './state.ts';

/** Makes the hero helpless for so many turns, or longer if that was so already. */
export function holdHero(state: GameState, reason: HelplessReason, turns: number): void {
  if (turns > state.clock.helpless) {
    state.sheet.conditions.reason = reason;
    state.clock.hold(turns);
  }
}
