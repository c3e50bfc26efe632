// Putting on, taking off and wielding, and the obstacles to each. Pure: every function returns the new
// equipment or a refusal. NetHack 3.6.7 src/do_wear.c (canwearobj, accessory_or_armor_on, select_off),
// src/wield.c (ready_weapon). Launcher, quiver and light are slots of their own, as in Angband 3.0.5.

import { beatitudeOf } from '../condition.ts';
import type { GameObject } from '../game-object.ts';
import {
  armourFacts,
  EQUIPMENT_SLOTS,
  type EquipmentSlot,
  isTwoHanded,
  type WearKind,
  wearKindOf,
} from './wearing.ts';

/** The id of the item in each slot; 0: none. */
export type Equipment = Readonly<Record<EquipmentSlot, number>>;

/** Nothing worn or wielded. */
export const BARE: Equipment = Object.fromEntries(
  EQUIPMENT_SLOTS.map(slot => [slot, 0]),
) as Equipment;

/** Why an item can't be put on or taken off. */
export type WearRefusal =
  /** Not carried. */
  | 'unknown-item'
  | 'not-wearable'
  /** Already worn. */
  | 'already-worn'
  /** The slot holds another item: `by`. */
  | 'place-taken'
  | 'not-worn'
  /** A cursed item is stuck: `by`. */
  | 'cursed'
  /** Another item is worn over it: `by`. */
  | 'covered'
  /** A two-handed weapon and a shield don't go together: `by` is the other one. */
  | 'hands-full';

/** Result of putting on or taking off. */
export type WearResult =
  | {
      readonly kind: 'done';
      readonly equipment: Equipment;
      readonly slot: EquipmentSlot;
      /** Id of the item that left the slot, 0 for none. */
      readonly replaced: number;
      /** Extra turns beyond the move itself. */
      readonly turns: number;
    }
  | {
      readonly kind: 'refused';
      readonly reason: WearRefusal;
      /** Id of the obstructing item, 0 for none. */
      readonly by: number;
    };

/** Finds a carried item by id. */
export interface Carried {
  find(id: number): GameObject | undefined;
}

/** Slots in which a new item replaces the old one in the same move. */
const EXCHANGED: ReadonlySet<EquipmentSlot> = new Set(['weapon', 'launcher', 'quiver', 'light']);

function refuse(reason: WearRefusal, by = 0): WearResult {
  return { kind: 'refused', reason, by };
}

/** The slot of an item, or undefined. */
export function slotOf(equipment: Equipment, id: number): EquipmentSlot | undefined {
  return id === 0 ? undefined : EQUIPMENT_SLOTS.find(slot => equipment[slot] === id);
}

/**
 * Puts an item on, or wields, readies or hangs it. Weapon, launcher, ammunition and light replace the old
 * item; anything else must be taken off first.
 */
export function putOn(carried: Carried, equipment: Equipment, id: number): WearResult {
  const item = carried.find(id);
  if (item === undefined) {
    return refuse('unknown-item');
  }
  const kind = wearKindOf(item.archetype);
  if (kind === undefined) {
    return refuse('not-wearable');
  }
  if (slotOf(equipment, id) !== undefined) {
    return refuse('already-worn', id);
  }
  const slot = freeSlot(carried, equipment, kind);
  const before = equipment[slot];
  if (before !== 0 && !EXCHANGED.has(slot)) {
    return refuse('place-taken', before);
  }
  const obstacle = isStuck(carried, before)
    ? refuse('cursed', before)
    : (onObstacle(carried, equipment, item, slot) ?? handObstacle(carried, equipment, slot));
  if (obstacle !== undefined) {
    return obstacle;
  }
  return {
    kind: 'done',
    equipment: { ...equipment, [slot]: id },
    slot,
    replaced: before,
    turns: armourFacts(item.archetype).delay,
  };
}

/** Takes an item off, or stops wielding it. */
export function takeOff(carried: Carried, equipment: Equipment, id: number): WearResult {
  const item = carried.find(id);
  if (item === undefined) {
    return refuse('unknown-item');
  }
  const slot = slotOf(equipment, id);
  if (slot === undefined) {
    return refuse('not-worn');
  }
  if (slot === 'body' && equipment.cloak !== 0) {
    return refuse(isStuck(carried, equipment.cloak) ? 'cursed' : 'covered', equipment.cloak);
  }
  if (isStuck(carried, id)) {
    return refuse('cursed', id);
  }
  const obstacle = handObstacle(carried, equipment, slot);
  if (obstacle !== undefined) {
    return obstacle;
  }
  return {
    kind: 'done',
    equipment: { ...equipment, [slot]: 0 },
    slot,
    replaced: id,
    turns: armourFacts(item.archetype).delay,
  };
}

/** Equipment without an item that no longer exists or was stolen or fired. */
export function without(equipment: Equipment, id: number): Equipment {
  const slot = slotOf(equipment, id);
  return slot === undefined ? equipment : { ...equipment, [slot]: 0 };
}

/** Cursed items stick when worn or wielded. Ammunition in the quiver doesn't. */
function isStuck(carried: Carried, id: number): boolean {
  const item = id === 0 ? undefined : carried.find(id);
  return (
    item !== undefined && beatitudeOf(item) === 'cursed' && wearKindOf(item.archetype) !== 'quiver'
  );
}

/** Rings go on the right hand unless it has a ring or wields a cursed weapon. */
function freeSlot(carried: Carried, equipment: Equipment, kind: WearKind): EquipmentSlot {
  if (kind !== 'ring') {
    return kind;
  }
  const held = carried.find(equipment.weapon);
  const gripped = held !== undefined && isStuck(carried, held.id) && !isTwoHanded(held.archetype);
  const left = equipment['right-ring'] !== 0 || (gripped && equipment['left-ring'] === 0);
  return left ? 'left-ring' : 'right-ring';
}

/** The obstacle to putting this on in its own slot. */
function onObstacle(
  carried: Carried,
  equipment: Equipment,
  item: GameObject,
  slot: EquipmentSlot,
): WearResult | undefined {
  const { weapon, shield, cloak } = equipment;
  const held = weapon === 0 ? undefined : carried.find(weapon);
  if (slot === 'body' && cloak !== 0) {
    return refuse(isStuck(carried, cloak) ? 'cursed' : 'covered', cloak);
  }
  if (slot === 'shield' && held !== undefined && isTwoHanded(held.archetype)) {
    return refuse('hands-full', weapon);
  }
  if (slot === 'weapon' && shield !== 0 && isTwoHanded(item.archetype)) {
    return refuse('hands-full', shield);
  }
  return undefined;
}

/**
 * An item can't be put on or taken off under a stuck cursed one: gloves and the right ring under a weapon
 * (both rings under a two-handed one), rings under gloves.
 */
function handObstacle(
  carried: Carried,
  equipment: Equipment,
  slot: EquipmentSlot,
): WearResult | undefined {
  const { weapon, gloves } = equipment;
  const ring = slot === 'left-ring' || slot === 'right-ring';
  if (ring && isStuck(carried, gloves)) {
    return refuse('cursed', gloves);
  }
  const held = carried.find(weapon);
  if (held === undefined || !isStuck(carried, weapon)) {
    return undefined;
  }
  const grips = slot === 'gloves' || slot === 'right-ring';
  const gripsBoth = slot === 'left-ring' && isTwoHanded(held.archetype);
  return grips || gripsBoth ? refuse('cursed', weapon) : undefined;
}
