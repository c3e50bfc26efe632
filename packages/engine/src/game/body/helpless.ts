// Helplessness of the hero. Its reason becomes part of the cause of death.

import { HELPLESS_REASONS, type HelplessReason } from '../../actors/index.ts';
import { withArticle } from '../../english/index.ts';
import { authorOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/**
 * Makes the hero helpless for a number of turns, without shortening an existing helplessness.
 * @param by id of the causing creature, 0 for none
 */
export function holdHero(state: GameState, reason: HelplessReason, turns: number, by = 0): void {
  if (turns > state.helpless) {
    const { conditions } = state.sheet;
    conditions.reason = reason;
    conditions.reasonBy = causeOf(state, by);
    state.clock.hold(turns, state.seat.number);
  }
}

/** A creature as the cause of helplessness: `a marsh cube`; empty for the hero himself and for nobody. */
function causeOf(state: GameState, by: number): string {
  const name = state.of(by)?.sheet.name ?? authorOf(state, by)?.archetype.name;
  return by === state.hero.id || name === undefined ? '' : withArticle(name);
}

/** As `holdHero`, and logs duration and reason. @param by id of the causing creature, 0 for none */
export function holdAndTell(state: GameState, reason: HelplessReason, turns: number, by = 0): void {
  holdHero(state, reason, turns, by);
  state.logFelt('helpless', state.hero.id, turns, HELPLESS_REASONS.indexOf(reason), by);
}
