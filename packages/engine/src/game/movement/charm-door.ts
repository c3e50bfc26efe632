// Effects of spells on doors. NetHack 3.6.7 src/lock.c (doorlock).

import type { DoorCharm } from '../../spells/index.ts';
import type { Terrain } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { changeTerrain } from './change-terrain.ts';
import { rememberDoor } from './remembering.ts';
import { lookAround } from './stepping.ts';

/** The new state of a door for each charm; doors not listed don't change. */
const BECOMES: { readonly [Charm in DoorCharm]: Readonly<Partial<Record<Terrain, Terrain>>> } = {
  none: {},
  break: {
    'closed-door': 'broken-door',
    'locked-door': 'broken-door',
    'secret-door': 'broken-door',
  },
  // A hidden door becomes a closed one; another charm opens it.
  unlock: { 'locked-door': 'closed-door', 'secret-door': 'closed-door' },
  lock: {
    'closed-door': 'locked-door',
    'open-door': 'locked-door',
    'broken-door': 'locked-door',
    doorway: 'locked-door',
  },
};

/** Breaks, unlocks or locks a door. @returns whether a door changed */
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
    // Hearing the bolt reveals the door's state.
    rememberDoor(state, square);
  }
  lookAround(state);
  return true;
}
