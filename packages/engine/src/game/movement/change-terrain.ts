// Changes of terrain during a game: doors, digging, discovered features. The caller calls `lookAround`
// afterwards, once for all squares that changed together.

import { hiddenTerrain, type Terrain } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { rememberGround } from './remembering.ts';

/** Changes a square's terrain. Light and sight update at the next look. */
export function changeTerrain({ level }: GameState, square: number, terrain: Terrain): void {
  level.map.setTerrain(square, terrain);
}

/** Whether a square is a hidden door or passage. */
export function isHidden({ level }: GameState, square: number): boolean {
  return hiddenTerrain(level.map.terrain[square]!) !== undefined;
}

/** Reveals a hidden feature on a square and adds it to the hero's memory; otherwise does nothing. */
export function uncover(state: GameState, square: number): void {
  const { map } = state.level;
  const hidden = hiddenTerrain(map.terrain[square]!);
  if (hidden !== undefined) {
    changeTerrain(state, square, hidden);
    rememberGround(state, square);
    const kind = hidden === 'corridor' ? 'hidden-passage-found' : 'hidden-door-found';
    state.logFelt(kind, map.x(square), map.y(square));
  }
}
