// Dropping.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function drop(_state: GameState, _item: number, _count: number): ActionResult {
  return refuse('nothing-there');
}
