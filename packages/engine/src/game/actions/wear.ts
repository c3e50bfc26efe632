// Wielding, putting on and taking off.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function wield(_state: GameState, _item: number): ActionResult {
  return refuse('nothing-there');
}

export function wearThing(_state: GameState, _item: number): ActionResult {
  return refuse('nothing-there');
}

export function takeOffThing(_state: GameState, _item: number): ActionResult {
  return refuse('nothing-there');
}
