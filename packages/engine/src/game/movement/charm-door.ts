// What spells do to doors. NetHack 3.6.7 src/lock.c (doorlock).

import type { DoorCharm } from '../../spells/index.ts';
import type { Terrain } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { changeTerrain } from './change-terrain.ts';
import { lookAround } from './stepping.ts';

/** What becomes of a door by each charm; doors that aren't named stay as they are. */
const BECOMES: { readonly [Charm in DoorCharm]: Readonly<Partial<Record<Terrain, Terrain>>> } = {
  none: {},
  break: {
    'closed-door': 'broken-door',
    'locked-door': 'broken-door',
    'secret-door': 'broken-door',
  },
  // What is found by it is found closed: the next one opens it.
  unlock: { 'locked-door': 'closed-door', 'secret-door': 'closed-door' },
  lock: {
    'closed-door': 'locked-door',
    'open-door': 'locked-door',
    'broken-door': 'locked-door',
    doorway: 'locked-door',
  },
};

/** Breaks, unlocks or locks a door. @returns whether there was one of which something came */
export function charmDoor(state: GameState, square: number, charm: DoorCharm): boolean {
  const { level } = state;
  const { map, items } = level;
  const becomes = BECOMES[charm][map.terrainAt(square)];
  const isHeldOpen = map.occupant[square] !== 0 || (items.get(square)?.length ?? 0) > 0;
  if (becomes === undefined || (charm === 'lock' && isHeldOpen)) {
    return false;
  }
  changeTerrain(state, square, becomes);
  const [x, y] = [map.x(square), map.y(square)];
  if (charm === 'break') {
    state.logSeen('door-broken', square, x, y);
  } else {
    state.logFelt(charm === 'lock' ? 'door-sealed' : 'door-unlocked', x, y);
    // Whoever hears the bolt knows what state the door is in.
    state.memory.remark(square);
  }
  lookAround(state);
  return true;
}
