// A turn of the pets of a level, and of the steeds of its riders.

import { sufferPoison } from '../body/afflict.ts';
import { wearOff } from '../body/relieve.ts';
import { addGallop, bringAlong } from '../movement/riding/riding.ts';
import type { GameState } from '../state/state.ts';
import { chews, petTurn } from './feeding.ts';

/** A turn of every pet on the level that no hero rides. */
export function passPets(state: GameState): void {
  const { creatures } = state.level;
  if (!creatures.hasServants) {
    return;
  }
  const { all } = creatures;
  for (let index = 0; index < all.length; index++) {
    petTurn(state, all[index]!);
  }
}

/** A turn of the hero's steed: its conditions pass, it grows hungrier, and its gallop gets shorter. */
export function passSteed(state: GameState): void {
  const { riding } = state.sheet;
  if (riding === undefined) {
    return;
  }
  const { steed } = riding;
  bringAlong(state);
  if (!steed.conditions.none) {
    sufferPoison(state, steed);
    wearOff(state, steed);
  }
  petTurn(state, steed);
  if (state.sheet.riding === riding) {
    chews(steed);
    addGallop(state, -1);
  }
}
