// Zapping wands.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function zap(_state: GameState, _item: number, _direction: number): ActionResult {
  return refuse('nothing-there');
}
