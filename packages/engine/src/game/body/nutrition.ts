// Nutrition that the hero uses up. NetHack 3.6.7 src/eat.c (newuhs).

import { HUNGER_STATES, hungerOf, starvesBelow } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';
import { endGame } from './ending.ts';

/** Removes nutrition; logs changes of hunger, and finally starves the hero. */
export function eatTime(state: GameState, nutrition: number): void {
  const { sheet, hero } = state;
  const rules = state.ruleset.slots.world.hunger;
  const before = hungerOf(rules, sheet.nutrition);
  sheet.nutrition -= nutrition;
  const after = hungerOf(rules, sheet.nutrition);
  if (after !== before) {
    state.logFelt('hunger-changed', hero.id, HUNGER_STATES.indexOf(after));
  }
  if (sheet.nutrition < starvesBelow(rules, sheet.present.constitution)) {
    state.logFelt('starved', hero.id);
    endGame(state, { kind: 'died', killer: 'hunger' });
  }
}
