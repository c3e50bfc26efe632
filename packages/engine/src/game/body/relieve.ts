// Ends and shortens conditions, by time or earlier.

import { CONDITIONS, type Condition, type Creature } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** Ends a condition at once, without logging it. */
export function relieve({ conditions }: Creature, condition: Condition): void {
  conditions.set(condition, 0);
}

/** As `relieve`, and logs it. */
export function relieveAndTell(state: GameState, condition: Condition): void {
  relieve(state.hero, condition);
  state.logFelt('condition-ended', state.hero.id, CONDITIONS.indexOf(condition));
}

/** Shortens a condition to its last turn, so that it wears off normally. */
export function leaveLastTurn({ conditions }: Creature, condition: Condition): void {
  if (conditions.has(condition)) {
    conditions.set(condition, 1);
  }
}

/** Ends sleep. A creature that is helpless for another reason stays so. */
export function wake(creature: Creature): void {
  relieve(creature, 'asleep');
}

/** Ends sleep and helplessness. */
export function rouse(creature: Creature): void {
  relieve(creature, 'asleep');
  relieve(creature, 'helpless');
}

/** Counts down each condition of a creature by one turn, and logs those that end. */
export function wearOff(state: GameState, creature: Creature): void {
  const { id, alive, conditions } = creature;
  const ended = conditions.wearOff();
  for (let number = 0; ended >> number > 0 && alive; number++) {
    if ((ended & (1 << number)) !== 0) {
      state.logSeen('condition-ended', creature, id, number);
    }
  }
}
