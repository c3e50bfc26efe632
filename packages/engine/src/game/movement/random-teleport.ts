// Uncontrolled teleportitis: each turn the hero may be teleported. NetHack 3.6.7 src/allmain.c (moveloop).

import type { GameState } from '../state/state.ts';
import { teleportHero } from './teleport.ts';

/** Runs once a turn, for a hero who wears an item of teleportation. Label: `strays`. */
export function randomTeleport(state: GameState): void {
  const { straysOneIn } = state.ruleset.slots.world.teleports;
  if (
    state.ending === undefined &&
    state.sheet.worn.teleports &&
    state.luck('teleport').test(1, straysOneIn, 'strays')
  ) {
    teleportHero(state);
  }
}
