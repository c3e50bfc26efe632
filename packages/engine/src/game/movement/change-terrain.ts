// The ground changes under a running game: doors, diggings, what was hidden. Whoever changes it looks
// around afterwards (`lookAround`), once for all the squares that changed together.

import { hiddenTerrain, type Terrain } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';

/** Makes something else of a square. Light and sight take notice at the next look. */
export function changeTerrain({ level }: GameState, square: number, terrain: Terrain): void {
  level.map.setTerrain(square, terrain);
}

/** Whether a square holds a door or a passage that is hidden. */
export function isHidden({ level }: GameState, square: number): boolean {
  return hiddenTerrain(level.map.terrain[square]!) !== undefined;
}

/** Shows and tells what is hidden on a square, and the hero remembers it. Nothing where nothing hides. */
export function uncover(state: GameState, square: number): void {
  const { map } = state.level;
  const hidden = hiddenTerrain(map.terrain[square]!);
  if (hidden !== undefined) {
    changeTerrain(state, square, hidden);
    state.memory.remember(square);
    const kind = hidden === 'corridor' ? 'hidden-passage-found' : 'hidden-door-found';
    state.logFelt(kind, map.x(square), map.y(square));
  }
}
