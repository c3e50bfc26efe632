// Throwing.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

export function throwThing(_state: GameState, _item: number, _x: number, _y: number): ActionResult {
  return refuse('nothing-there');
}
