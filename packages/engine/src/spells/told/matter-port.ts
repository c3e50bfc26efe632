// The level for spells that change matter: things turned to gold or into others, creatures into others, items
// cursed and blessed.

import type { Archetype } from '../../objects/index.ts';

/** A pile that can be melted. */
export interface Meltable {
  readonly id: number;
  /** Price of the whole pile, as it is known. */
  readonly price: number;
  /** Value of one piece. */
  readonly value: number;
  /** Weight of one piece in grams. */
  readonly weight: number;
  /** Money or gems. */
  readonly money: boolean;
  readonly unpaid: boolean;
}

/** A pile that can become another. */
export interface Changeable {
  readonly id: number;
  readonly value: number;
  readonly count: number;
  /** The kinds that it may become, of whatever value. */
  readonly kinds: readonly Archetype[];
}

/** A creature that may become another. */
export interface Shiftable {
  readonly id: number;
  readonly level: number;
  /** Percent of magic resisted. */
  readonly resistsMagic: number;
  /** Heroes and creatures of several squares never change. */
  readonly changes: boolean;
}

/** The game implements it by acting, a preview by counting. */
export interface MatterPort {
  /** Piles on a square that can be melted, each after what is in it, from the bottom up. */
  meltableOn(square: number): readonly Meltable[];
  /** A pile is gone. @param gold worth of what it leaves */
  melt(square: number, id: number, gold: number): void;
  /** New things lie on a square. @param count 1 or more */
  strew(square: number, kind: Archetype, count: number): void;
  /** Piles on a square that can become others, from the top down to the floor. */
  changeableOn(square: number): readonly Changeable[];
  /** The creature on a square; undefined: none. */
  shiftableOn(square: number): Shiftable | undefined;
  /** The value of a new thing of a kind, which is made. */
  valueOf(square: number, kind: Archetype): number;
  /** A pile becomes the thing that was made last. @param by the creature that changed it */
  become(square: number, id: number, count: number, by: number): void;
  /** A creature becomes another of a random kind that has room there. @returns whether there is one */
  shift(creature: number): boolean;
  /** A carried item is cursed. @param conceals nothing of it is known any more @returns whether it wasn't */
  curse(owner: number, item: number, conceals: boolean): boolean;
  /** A carried item is blessed, and belongs to a god from now on. @returns whether it wasn't blessed */
  bless(owner: number, item: number): boolean;
}
