// Equipment slots, and the facts of archetypes that matter when worn or wielded.

import { type Archetype, factOf, TYPE, textOf } from '../archetype.ts';

/** Slots, each for one item. */
export const EQUIPMENT_SLOTS = [
  'weapon',
  'launcher',
  'quiver',
  'body',
  'cloak',
  'shield',
  'helmet',
  'gloves',
  'boots',
  'left-ring',
  'right-ring',
  'amulet',
  'light',
] as const;

/** An equipment slot. */
export type EquipmentSlot = (typeof EQUIPMENT_SLOTS)[number];

/** The slots of armour, in the order in which a scroll of enchant armour chooses. */
export const ARMOUR_SLOTS = ['cloak', 'body', 'helmet', 'gloves', 'boots', 'shield'] as const;

/** Whether a slot is one of armour. */
export function isArmourSlot(slot: EquipmentSlot): boolean {
  return (ARMOUR_SLOTS as readonly EquipmentSlot[]).includes(slot);
}

/** A kind of slot. Rings have two slots. */
export type WearKind = Exclude<EquipmentSlot, 'left-ring' | 'right-ring'> | 'ring';

const KINDS: ReadonlyMap<number, WearKind> = new Map([
  [TYPE.weapon, 'weapon'],
  [TYPE.launcher, 'launcher'],
  [TYPE.ammunition, 'quiver'],
  [TYPE.armour, 'body'],
  [TYPE.cloak, 'cloak'],
  [TYPE.shield, 'shield'],
  [TYPE.helmet, 'helmet'],
  [TYPE.gloves, 'gloves'],
  [TYPE.boots, 'boots'],
  [TYPE.ring, 'ring'],
  [TYPE.amulet, 'amulet'],
  [TYPE.light, 'light'],
]);

/** Values of the key `wear`. */
export const WEAR_WORDS: readonly string[] = [...KINDS.values()];

const NAMED: ReadonlySet<string> = new Set(WEAR_WORDS);

/** The kind of slot for an archetype, or undefined: by its key `wear`, else by Crossfire's type. */
export function wearKindOf(archetype: Archetype): WearKind | undefined {
  const named = textOf(archetype, 'wear');
  return NAMED.has(named) ? (named as WearKind) : KINDS.get(archetype.type);
}

/** Facts of armour, in the units of the slots that use them. */
export interface ArmourFacts {
  /** Points of Angband's armour class, without enchantment. Key `armour_class`. */
  readonly armourClass: number;
  /** The kind's to-hit modifier, 0 or below. Key `to_hit`. */
  readonly toHit: number;
  /** Tenths of a pound. Key `tenths_of_pound`. */
  readonly weight: number;
  /** Hinders casting as metal does. Key `metallic`. */
  readonly metallic: boolean;
  /** A cloak that counts as a robe. Key `robe`. */
  readonly robe: boolean;
  /** A shield heavier than a small one (three pounds). */
  readonly large: boolean;
  /** Extra turns for putting it on or taking it off. Key `delay`. */
  readonly delay: number;
}

/** Tenths of a pound. NetHack 3.6.7 include/objects.h (SMALL_SHIELD) */
const SMALL_SHIELD = 30;

/** Reads a piece of armour. */
export function armourFacts(archetype: Archetype): ArmourFacts {
  return {
    armourClass: factOf(archetype, 'armourClass'),
    toHit: factOf(archetype, 'toHit'),
    weight: factOf(archetype, 'tenthsOfPound'),
    metallic: factOf(archetype, 'metallic') !== 0,
    robe: factOf(archetype, 'robe') !== 0,
    large: factOf(archetype, 'tenthsOfPound') > SMALL_SHIELD,
    delay: factOf(archetype, 'delay'),
  };
}

/** A launcher's facts. */
export interface LauncherFacts {
  /** sling, short-bow, long-bow, light-crossbow …: decides its ammunition. Key `launcher_kind`. */
  readonly kind: string;
  /** Tenths of a pound. */
  readonly weight: number;
}

/** Default for launchers without the key, such as all of Crossfire's. */
const USUAL_LAUNCHER = 'short-bow';

/** Reads a launcher. */
export function launcherFacts(archetype: Archetype): LauncherFacts {
  return {
    kind: textOf(archetype, 'launcherKind') || USUAL_LAUNCHER,
    weight: factOf(archetype, 'tenthsOfPound'),
  };
}

/** Whether a weapon takes both hands. Key `two_handed`. */
export function isTwoHanded(archetype: Archetype): boolean {
  return factOf(archetype, 'twoHanded') !== 0;
}
