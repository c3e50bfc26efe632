// The level for spells that make, charge or destroy things.

import type { Archetype } from '../../objects/index.ts';
import type { FoodKind, MissileKind, MissileQuality } from '../../spellcraft/index.ts';

/** Food as an archetype. */
export interface FoodArchetype extends FoodKind {
  readonly archetype: Archetype;
}

/** Missiles as an archetype. */
export interface MissileArchetype extends MissileKind {
  readonly archetype: Archetype;
}

/** A quality as an archetype. */
export interface QualityArchetype extends MissileQuality {
  readonly archetype: Archetype;
  /** Whether missiles of a kind can have it. */
  fits(kind: Archetype): boolean;
}

/** Things made by a spell: identified, and of no value. */
export interface MadeThings {
  readonly archetype: Archetype;
  /** 1 or more. */
  readonly count: number;
  /** Enchantment to hit and to damage. */
  readonly plus: number;
  readonly quality?: Archetype;
}

/** The game implements it by acting, a preview by counting. */
export interface ThingPort {
  /** Every food and drink, in the order of the catalogue. */
  readonly foods: readonly FoodArchetype[];
  /** The plain missiles. */
  readonly missiles: readonly MissileArchetype[];
  /** The named qualities of missiles. */
  readonly qualities: readonly QualityArchetype[];
  /** Index of the plain missiles for a creature's launcher; those of a bow without one, −1 for none. */
  usualMissile(creature: number): number;
  /** Puts new things on a square. @param taken the maker picks them up, if he can */
  make(maker: number, square: number, made: MadeThings, taken: boolean): void;
  /** Puts a new thing on a square, as its archetype describes it. @param maker who called it */
  put(maker: number, square: number, kind: Archetype): void;
  /** A creature's symptoms leave a thing on its square. */
  shed(creature: number, kind: Archetype): void;
  /** Level of the spell inside a wand that a creature carries; 0: none. −1: it carries no such wand. */
  wandLevel(owner: number, item: number): number;
  /** A carried wand gains charges. */
  addCharges(owner: number, item: number, charges: number): void;
  /** A carried wand explodes and is gone. @returns what it leaves on the map; undefined: nothing */
  destroyWand(owner: number, item: number): Archetype | undefined;
}
