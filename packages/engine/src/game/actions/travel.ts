// Travelling.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function travel(_state: GameState, _x: number, _y: number): ActionResult {
  return refuse('nothing-there');
}
