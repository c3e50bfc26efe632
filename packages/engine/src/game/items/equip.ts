// The hero's equipment. Changing it updates everything that depends on it.

import { refit } from '../../actors/index.ts';
import { type Equipment, type EquipmentSlot, without } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** Sets the equipment. */
export function equip({ ruleset, sheet }: GameState, equipment: Equipment): void {
  sheet.equipment = equipment;
  refit(ruleset, sheet);
}

/** Empties a slot. */
export function emptySlot(state: GameState, slot: EquipmentSlot): void {
  equip(state, { ...state.sheet.equipment, [slot]: 0 });
}

/** Removes an item that no longer exists from the equipment. */
export function unequip(state: GameState, id: number): void {
  equip(state, without(state.sheet.equipment, id));
}
