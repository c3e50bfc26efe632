// Lets enemies in sight be: they end no rest, search or walk until one of them comes beside the hero. It takes no time.

import { apartFrom } from '../../movement/where.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { spare } from '../../state/own/own-words.ts';
import type { GameState } from '../../state/state.ts';
import { enemiesThatStop } from '../../turn/alertness.ts';

/** @param id of an enemy that can act; 0: all in sight */
export function letBe(state: GameState, id: number): ActionResult {
  const named = enemiesThatStop(state).filter(creature => id === 0 || creature.id === id);
  for (const creature of named) {
    spare(state, creature.id);
    const isBeside = apartFrom(state.level.map, creature, state.hero) === 1;
    state.logFelt(isBeside ? 'let-be-beside' : 'let-be', state.hero.id, creature.id);
  }
  return named.length === 0 ? refuse('nobody-to-let-be') : { cost: 0 };
}
