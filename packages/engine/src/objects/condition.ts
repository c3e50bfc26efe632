// What individual things have of their own: beatitude, enchantment, charges. Kept as facts that
// differ from the archetype, so that things in the same condition are equal, and so are their saves.
// NetHack 3.6.7 include/obj.h (blessed, cursed, spe, recharged), Angband 3.0.5 (to_h, to_d, to_a).

import { integerIn } from '../errors/index.ts';
import { type Archetype, TYPE, textOf } from './archetype.ts';
import type { GameObject } from './game-object.ts';

/** The beatitude that a thing stands in. */
export type Beatitude = 'cursed' | 'uncursed' | 'blessed';

/** From worst to best. */
export const BEATITUDES: readonly Beatitude[] = ['cursed', 'uncursed', 'blessed'];

/** Charges and enchantments are a signed byte in the original. */
const MOST = 127;
/** Three bits in the original. */
const MOST_RECHARGED = 7;

/** The beatitude of everything of that archetype that has none of its own. */
function beatitudeOfKind({ numbers, flags }: Archetype): Beatitude {
  if (flags.has('cursed') || flags.has('damned') || (numbers.cursed ?? 0) !== 0) {
    return 'cursed';
  }
  return flags.has('blessed') ? 'blessed' : 'uncursed';
}

/** Whether a thing is cursed, uncursed or blessed. */
export function beatitudeOf(thing: GameObject): Beatitude {
  const own = thing.differences.beatitude;
  return own === undefined ? beatitudeOfKind(thing.archetype) : BEATITUDES[own + 1]!;
}

/** Blesses, curses or clears a thing. */
export function setBeatitude(thing: GameObject, beatitude: Beatitude): void {
  if (beatitude === beatitudeOfKind(thing.archetype)) {
    delete thing.differences.beatitude;
  } else {
    thing.differences.beatitude = BEATITUDES.indexOf(beatitude) - 1;
  }
}

/** Enchantment, each part −127…127. */
export interface Enchantments {
  /** Points of to-hit beyond what the kind has. */
  readonly toHit: number;
  /** Points of damage beyond what the kind has. */
  readonly toDam: number;
  /** Points of Angband's armour class beyond what the kind has. */
  readonly armour: number;
}

/** What a thing is enchanted with. */
export function enchantmentsOf(thing: GameObject): Enchantments {
  return {
    toHit: thing.fact('toHitBonus'),
    toDam: thing.fact('toDamBonus'),
    armour: thing.fact('toArmour'),
  };
}

/** Enchants a thing; parts left out stay. Throws a UsageError for a number that isn't −127…127. */
export function setEnchantments(thing: GameObject, parts: Partial<Enchantments>): void {
  const keys = { toHit: 'toHitBonus', toDam: 'toDamBonus', armour: 'toArmour' } as const;
  for (const [part, key] of Object.entries(keys) as [keyof Enchantments, string][]) {
    const value = parts[part];
    if (value !== undefined) {
      thing.setFact(key, integerIn(part, value, -MOST, MOST));
    }
  }
}

/** Charges of a wand or tool. */
export interface Charges {
  /** Charges left; −1: cancelled. */
  readonly left: number;
  /** How often it was charged before, 0…7. */
  readonly recharged: number;
}

/** The charges of a thing. */
export function chargesOf(thing: GameObject): Charges {
  return { left: thing.fact('charges'), recharged: thing.fact('recharged') };
}

/** Sets the charges of a thing. Throws a UsageError for charges or rechargings that none can have. */
export function setCharges(thing: GameObject, { left, recharged }: Charges): void {
  thing.setFact('charges', integerIn('charges', left, -1, MOST));
  thing.setFact('recharged', integerIn('recharged', recharged, 0, MOST_RECHARGED));
}

/** The kinds of things that rules of generation, stacking and naming tell apart. */
export type ItemClass =
  | 'weapon'
  | 'ammunition'
  | 'armour'
  | 'potion'
  | 'scroll'
  | 'spellbook'
  | 'wand'
  | 'ring'
  | 'amulet'
  | 'light'
  | 'tool'
  | 'food'
  | 'other';

const CLASSES: ReadonlyMap<number, ItemClass> = new Map([
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

/** The class of everything of an archetype. */
export function classOf(archetype: Archetype): ItemClass {
  const own = CLASSES.get(archetype.type);
  return own ?? (textOf(archetype, 'wear') === '' ? 'other' : 'armour');
}
