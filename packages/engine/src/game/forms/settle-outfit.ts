// What a hero wears and holds when he gets another body: too big a body bursts it, and what the body can't hold falls
// to the floor. NetHack 3.6.7 src/polyself.c (break_armor, drop_weapon).

import { formTraits, outfitFate } from '../../actors/index.ts';
import {
  beatitudeOf,
  EQUIPMENT_SLOTS,
  type EquipmentSlot,
  type GameObject,
  isArtifact,
} from '../../objects/index.ts';
import { unequip } from '../items/equip.ts';
import { layDown } from '../items/floor.ts';
import { takeOut, useUp } from '../items/pack.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** The order in which pieces burst or fall: the outer ones first. */
const ORDER: readonly EquipmentSlot[] = [
  ...(['cloak', 'body', 'helmet', 'weapon', 'launcher'] as const),
  ...EQUIPMENT_SLOTS,
];

/** Bursts and drops what the form that the hero has taken doesn't hold. */
export function settleOutfit(state: GameState): void {
  const { sheet, hero } = state;
  const { form } = sheet.powers;
  if (form === undefined) {
    return;
  }
  const traits = formTraits(form.kind);
  for (const slot of ORDER) {
    const item = sheet.inventory.find(sheet.equipment[slot]);
    if (item === undefined) {
      continue;
    }
    const fate = outfitFate(traits, slot, {
      rigid: isRigid(item),
      durable: isArtifact(item.archetype),
    });
    if (fate === 'bursts') {
      state.logFelt('outfit-burst', hero.id, item.id);
      useUp(state, item);
    } else if (fate === 'falls') {
      letFall(state, item, slot);
    }
  }
  lookAtFloor(state);
}

/** Armour of metal doesn't give way to horns. */
export function isRigid(item: GameObject): boolean {
  return item.fact('metallic') !== 0;
}

/** A cursed weapon comes out of a hand that is gone, and stays in the pack. */
function letFall(state: GameState, item: GameObject, slot: EquipmentSlot): void {
  const { hero } = state;
  if (slot === 'weapon' && beatitudeOf(item) === 'cursed') {
    state.logFelt('outfit-let-go', hero.id, item.id);
    unequip(state, item.id);
    return;
  }
  state.logFelt('outfit-fell', hero.id, item.id);
  layDown(state, hero.square, takeOut(state, item, item.count));
}
