// Eating.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function eat(_state: GameState, _item: number): ActionResult {
  return refuse('nothing-there');
}
