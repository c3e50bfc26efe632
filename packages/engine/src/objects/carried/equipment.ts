// Putting on, taking off, wielding: what is in the way of what. Pure: each function answers with the
// new equipment or the reason why not, and changes nothing.
// NetHack 3.6.7 src/do_wear.c (canwearobj, accessory_or_armor_on, select_off), src/wield.c
// (ready_weapon); launcher, quiver and light are slots of their own as in Angband 3.0.5.

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

/** The id of what is in each place; 0: nothing. */
export type Equipment = Readonly<Record<EquipmentSlot, number>>;

/** Nothing worn, nothing held. */
export const BARE: Equipment = Object.fromEntries(
  EQUIPMENT_SLOTS.map(slot => [slot, 0]),
) as Equipment;

/** Why a thing can't be put on or taken off. */
export type WearRefusal =
  /** It isn't carried. */
  | 'unknown-item'
  | 'not-wearable'
  /** It is in place already. */
  | 'already-worn'
  /** Something else is in its place: `by`. */
  | 'place-taken'
  | 'not-worn'
  /** Something cursed is stuck: `by`. */
  | 'cursed'
  /** Something is worn over it: `by`. */
  | 'covered'
  /** A two-handed weapon and a shield need three hands: `by` is the other one. */
  | 'hands-full';

/** What came of it. */
export type WearResult =
  | {
      readonly kind: 'done';
      readonly equipment: Equipment;
      readonly slot: EquipmentSlot;
      /** Id of what was in that place and no longer is, 0 for nothing. */
      readonly replaced: number;
      /** Further turns that it takes, beyond the move itself. */
      readonly turns: number;
    }
  | {
      readonly kind: 'refused';
      readonly reason: WearRefusal;
      /** Id of the thing that is in the way, 0 for none. */
      readonly by: number;
    };

/** Finds what is carried by its id. */
export interface Carried {
  find(id: number): GameObject | undefined;
}

/** Places in which a new thing takes the place of the old one in the same move. */
const EXCHANGED: ReadonlySet<EquipmentSlot> = new Set(['weapon', 'launcher', 'quiver', 'light']);

function refuse(reason: WearRefusal, by = 0): WearResult {
  return { kind: 'refused', reason, by };
}

/** The place that a thing is in, or undefined. */
export function slotOf(equipment: Equipment, id: number): EquipmentSlot | undefined {
  return id === 0 ? undefined : EQUIPMENT_SLOTS.find(slot => equipment[slot] === id);
}

/**
 * Puts a thing on, or takes it in hand, quiver or belt. Weapon, launcher, ammunition and light change
 * places with what was there; everything else has to be taken off first.
 */
export function putOn(carried: Carried, equipment: Equipment, id: number): WearResult {
  const thing = carried.find(id);
  if (thing === undefined) {
    return refuse('unknown-item');
  }
  const kind = wearKindOf(thing.archetype);
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
    : (onObstacle(carried, equipment, thing, slot) ?? handObstacle(carried, equipment, slot));
  if (obstacle !== undefined) {
    return obstacle;
  }
  return {
    kind: 'done',
    equipment: { ...equipment, [slot]: id },
    slot,
    replaced: before,
    turns: armourFacts(thing.archetype).delay,
  };
}

/** Takes a thing off, or puts it out of hand. */
export function takeOff(carried: Carried, equipment: Equipment, id: number): WearResult {
  const thing = carried.find(id);
  if (thing === undefined) {
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
    turns: armourFacts(thing.archetype).delay,
  };
}

/** Equipment without a thing that is gone, whatever it was: broken, stolen, fired. */
export function without(equipment: Equipment, id: number): Equipment {
  const slot = slotOf(equipment, id);
  return slot === undefined ? equipment : { ...equipment, [slot]: 0 };
}

/** Cursed things stick where they are worn or held; ammunition in a quiver is neither. */
function isStuck(carried: Carried, id: number): boolean {
  const thing = id === 0 ? undefined : carried.find(id);
  return (
    thing !== undefined &&
    beatitudeOf(thing) === 'cursed' &&
    wearKindOf(thing.archetype) !== 'quiver'
  );
}

/** Rings go on the right hand first, unless it is taken or a cursed weapon holds it. */
function freeSlot(carried: Carried, equipment: Equipment, kind: WearKind): EquipmentSlot {
  if (kind !== 'ring') {
    return kind;
  }
  const held = carried.find(equipment.weapon);
  const gripped = held !== undefined && isStuck(carried, held.id) && !isTwoHanded(held.archetype);
  const left = equipment['right-ring'] !== 0 || (gripped && equipment['left-ring'] === 0);
  return left ? 'left-ring' : 'right-ring';
}

/** What is in the way of putting this on, in its own place. */
function onObstacle(
  carried: Carried,
  equipment: Equipment,
  thing: GameObject,
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
  if (slot === 'weapon' && shield !== 0 && isTwoHanded(thing.archetype)) {
    return refuse('hands-full', shield);
  }
  return undefined;
}

/**
 * Nothing goes over or off a hand that something cursed is stuck to: gloves and the right ring by the
 * weapon (a two-handed one also the left ring), rings by gloves.
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
