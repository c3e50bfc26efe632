// Condition of individual items: beatitude, enchantment, charges. It is stored as differences from the
// archetype, so equal items have equal saves. NetHack 3.6.7 include/obj.h (blessed, cursed, spe, recharged),
// Angband 3.0.5 (to_h, to_d, to_a).

import { integerIn } from '../errors/index.ts';
import { type Archetype, TYPE, textOf } from './archetype.ts';
import type { GameObject } from './game-object.ts';

/** An item's beatitude. */
export type Beatitude = 'cursed' | 'uncursed' | 'blessed';

/** From worst to best. */
export const BEATITUDES: readonly Beatitude[] = ['cursed', 'uncursed', 'blessed'];

/** Charges and enchantments are signed bytes in the original. */
const MOST = 127;
/** The recharge count has three bits in the original. */
const MOST_RECHARGED = 7;

/** An item's beatitude by its flags, which are its archetype's or its own. */
function beatitudeByFlags(item: GameObject): Beatitude {
  const isCursed = item.hasFlag('cursed') || item.hasFlag('damned');
  if (isCursed || (item.archetype.numbers.cursed ?? 0) !== 0) {
    return 'cursed';
  }
  return item.hasFlag('blessed') ? 'blessed' : 'uncursed';
}

/** An item's beatitude. */
export function beatitudeOf(item: GameObject): Beatitude {
  const own = item.differences.beatitude;
  return own === undefined ? beatitudeByFlags(item) : BEATITUDES[own + 1]!;
}

/** Sets an item's beatitude. */
export function setBeatitude(item: GameObject, beatitude: Beatitude): void {
  // Lifting a curse lifts damnation too.
  item.dropOwn('damned');
  if (beatitude === beatitudeByFlags(item)) {
    item.dropOwn('beatitude');
  } else {
    item.setOwn('beatitude', BEATITUDES.indexOf(beatitude) - 1);
  }
}

/** Enchantments, each −127…127. */
export interface Enchantments {
  /** To-hit beyond the kind's. */
  readonly toHit: number;
  /** Damage beyond the kind's. */
  readonly toDam: number;
  /** Points of Angband's armour class beyond the kind's. */
  readonly armour: number;
}

/** The enchantments of an item. */
export function enchantmentsOf(item: GameObject): Enchantments {
  return {
    toHit: item.fact('toHitBonus'),
    toDam: item.fact('toDamBonus'),
    armour: item.fact('toArmour'),
  };
}

/** Sets enchantments; omitted ones stay. Throws a UsageError for a number outside −127…127. */
export function setEnchantments(item: GameObject, parts: Partial<Enchantments>): void {
  const keys = { toHit: 'toHitBonus', toDam: 'toDamBonus', armour: 'toArmour' } as const;
  for (const [part, key] of Object.entries(keys) as [keyof Enchantments, string][]) {
    const value = parts[part];
    if (value !== undefined) {
      item.setFact(key, integerIn(part, value, -MOST, MOST));
    }
  }
}

/** Charges of a wand or tool. */
export interface Charges {
  /** Charges left; −1: cancelled. */
  readonly left: number;
  /** Number of previous rechargings, 0…7. */
  readonly recharged: number;
}

/** The charges of an item. */
export function chargesOf(item: GameObject): Charges {
  return { left: item.fact('charges'), recharged: item.fact('recharged') };
}

/** Sets the charges of an item. Throws a UsageError for numbers out of range. */
export function setCharges(item: GameObject, { left, recharged }: Charges): void {
  item.setFact('charges', integerIn('charges', left, -1, MOST));
  item.setFact('recharged', integerIn('recharged', recharged, 0, MOST_RECHARGED));
}

/** A carrier gains charges, up to what can be counted. @param charges 0 or more */
export function gainCharges(item: GameObject, charges: number): void {
  const { left, recharged } = chargesOf(item);
  setCharges(item, { left: Math.min(MOST, Math.max(0, left) + charges), recharged });
}

/** Classes of items, as generation, piling and naming distinguish them. */
export type ItemClass =
  | 'weapon'
  | 'ammunition'
  | 'armour'
  | 'potion'
  | 'scroll'
  | 'spellbook'
  | 'wand'
  | 'rod'
  | 'ring'
  | 'amulet'
  | 'light'
  | 'tool'
  | 'food'
  | 'other';

const CLASSES: ReadonlyMap<number, ItemClass> = new Map([
  [TYPE.rod, 'rod'],
  [TYPE.potion, 'potion'],
  [TYPE.food, 'food'],
  [TYPE.ammunition, 'ammunition'],
  [TYPE.launcher, 'weapon'],
  [TYPE.weapon, 'weapon'],
  [TYPE.armour, 'armour'],
  [TYPE.shield, 'armour'],
  [TYPE.helmet, 'armour'],
  [TYPE.amulet, 'amulet'],
  [TYPE.light, 'light'],
  [TYPE.ring, 'ring'],
  [TYPE.tool, 'tool'],
  [TYPE.spellbook, 'spellbook'],
  [TYPE.cloak, 'armour'],
  [TYPE.boots, 'armour'],
  [TYPE.gloves, 'armour'],
  [TYPE.wand, 'wand'],
  [TYPE.scroll, 'scroll'],
]);

/** The class of an archetype. */
export function classOf(archetype: Archetype): ItemClass {
  const own = CLASSES.get(archetype.type);
  return own ?? (textOf(archetype, 'wear') === '' ? 'other' : 'armour');
}
