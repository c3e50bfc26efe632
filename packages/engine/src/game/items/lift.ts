// Picking up a pile underfoot, or as many of its pieces as can be carried. NetHack 3.6.7 src/pickup.c
// (pickup_object, carry_count, lift_object).

import { floorDiv } from '../../integers/index.ts';
import { type GameObject, weightOf } from '../../objects/index.ts';
import type { Encumbrance } from '../../speed/index.ts';
import { forgetMissile } from '../movement/remembering.ts';
import type { GameState } from '../state/state.ts';
import { piecesThatFit } from './burden.ts';
import { takeFromFloor } from './floor.ts';
import { isAnothers } from './handled/chained.ts';
import { joining, take } from './pack.ts';

/** A pile that the hero lifts lies about no more. @returns the letter of a missile of his */
function forgetOwn(state: GameState, id: number): string {
  const letter = state.memory.missiles.get(id)?.letter ?? '';
  forgetMissile(state, id);
  return letter;
}

/** Picks up a pile. @param most the heaviest burden that the hero accepts @returns pieces picked up */
export function lift(state: GameState, item: GameObject, most: Encumbrance): number {
  const { hero, sheet } = state;
  if (isAnothers(state, item) || !sheet.inventory.hasRoomFor(item, joining(state))) {
    return 0;
  }
  const { count } = item;
  const pieces = piecesThatFit(state, floorDiv(weightOf(item), count), count, most);
  if (pieces === 0) {
    return 0;
  }
  const part = takeFromFloor(state, hero.square, item, pieces);
  state.ports.shops.lifted(part, item);
  const letter = forgetOwn(state, item.id);
  const { id, count: all } = take(state, part, letter);
  const code = sheet.inventory.letterOf(id).charCodeAt(0);
  state.logFelt('picked-up', hero.id, id, code, all > pieces ? pieces : 0);
  return pieces;
}
