// What is where on the hero's body and in his hands. All that follows from it for him changes with it.

import { refit } from '../../actors/index.ts';
import { type Equipment, type EquipmentSlot, without } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The hero wears and holds this from now on. */
export function equip({ ruleset, sheet }: GameState, equipment: Equipment): void {
  sheet.equipment = equipment;
  refit(ruleset, sheet);
}

/** Nothing is in that place any more. */
export function emptySlot(state: GameState, slot: EquipmentSlot): void {
  equip(state, { ...state.sheet.equipment, [slot]: 0 });
}

/** A thing that is gone is worn and held no more. */
export function unequip(state: GameState, id: number): void {
  equip(state, without(state.sheet.equipment, id));
}
