// What digging makes of a square, by a ray or by a tool. NetHack 3.6.7 src/dig.c (zap_dig, dig).

import type { LevelMap, Terrain } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { changeTerrain } from './change-terrain.ts';
import { lookAround } from './stepping.ts';

/** The ground for the ray's range, and the resulting terrain. */
interface DugRow {
  readonly ground: 'rock' | 'door' | 'wall';
  readonly becomes: Terrain;
}

const DUG: Readonly<Partial<Record<Terrain, DugRow>>> = {
  rock: { ground: 'rock', becomes: 'corridor' },
  'secret-corridor': { ground: 'rock', becomes: 'corridor' },
  wall: { ground: 'wall', becomes: 'doorway' },
  'cave-wall': { ground: 'wall', becomes: 'cave-floor' },
  'closed-door': { ground: 'door', becomes: 'broken-door' },
  'locked-door': { ground: 'door', becomes: 'broken-door' },
  'secret-door': { ground: 'door', becomes: 'broken-door' },
};

/** What a terrain is to one who digs; undefined: nothing that gives way. */
export function groundOf(terrain: Terrain): DugRow['ground'] | undefined {
  return DUG[terrain]?.ground;
}

/** Whether a square is one of the outermost of a level, which can't be dug. */
export function isOutermost(map: LevelMap, square: number): boolean {
  const [x, y] = [map.x(square), map.y(square)];
  return x === 0 || y === 0 || x === map.width - 1 || y === map.height - 1;
}

/** Digs out a square. The outermost squares of a level can't be dug. @returns the ground that the ray met */
export function digSquare(state: GameState, square: number): DugRow['ground'] | 'open' | 'solid' {
  const { map } = state.level;
  const row = DUG[map.terrainAt(square)];
  if (row === undefined) {
    return map.openToEffects(square) ? 'open' : 'solid';
  }
  const [x, y] = [map.x(square), map.y(square)];
  if (isOutermost(map, square)) {
    return 'solid';
  }
  if (row.ground !== 'rock') {
    state.ports.shops.broken(square);
  }
  changeTerrain(state, square, row.becomes);
  state.logFelt('dug', x, y);
  lookAround(state);
  return row.ground;
}
