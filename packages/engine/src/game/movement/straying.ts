// Who can teleport and doesn't mean to is now and then elsewhere. NetHack 3.6.7 src/allmain.c
// (moveloop).

import { wears } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';
import { teleportHero } from './teleport.ts';

/** Turns in one of which somebody who can teleport does so without meaning to. */
const STRAYS_ONE_IN = 85;

/** Once a turn: one in many takes whoever wears what teleports somewhere else. */
export function strayAway(state: GameState): void {
  if (
    state.ending === undefined &&
    wears(state.sheet, 'teleports') &&
    state.luck('teleport').test(1, STRAYS_ONE_IN, 'strays')
  ) {
    teleportHero(state);
  }
}
