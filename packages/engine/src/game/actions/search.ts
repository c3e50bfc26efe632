// Searching.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function search(_state: GameState, _count: number): ActionResult {
  return refuse('nothing-there');
}
