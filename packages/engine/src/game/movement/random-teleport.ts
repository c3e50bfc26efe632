// Uncontrolled teleportitis: each turn the hero may be teleported. NetHack 3.6.7 src/allmain.c (moveloop).

import { wears } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';
import { teleportHero } from './teleport.ts';

/** The hero teleports in 1 of this many turns. */
const TELEPORTS_ONE_IN = 85;

/** Runs once a turn. A hero who wears an item of teleportation is teleported in 1 of 85 turns. */
export function randomTeleport(state: GameState): void {
  if (
    state.ending === undefined &&
    wears(state.sheet, 'teleports') &&
    state.luck('teleport').test(1, TELEPORTS_ONE_IN, 'strays')
  ) {
    teleportHero(state);
  }
}
