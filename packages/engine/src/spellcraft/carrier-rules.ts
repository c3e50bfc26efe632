// The numbers of what carries spells: scrolls, books, wands, rods.

import type { Chance } from '../chance/index.ts';

/** How a class of carriers comes out of the making. */
export interface CarrierBeatitude {
  /** Percent that are cursed or damned, unless only good ones are wanted. */
  readonly bad: number;
  /** Percent of the rest that are blessed. */
  readonly blessed: number;
}

/** The part of the spells slot about carriers. */
export interface CarrierRules {
  /** Levels that one step of difficulty may add, of a spell that doesn't grow. */
  readonly plainStep: number;
  readonly highestLevel: number;
  /** Added to both levels of a price, so that high levels of low spells stay cheap. */
  readonly priceOffset: number;
  /** A scroll's value is divided by this for its experience. */
  readonly scrollExperience: number;
  readonly scroll: CarrierBeatitude;
  readonly spellbook: CarrierBeatitude;
  /** Of the bad ones, damned once in so many. */
  readonly damnedOnceIn: number;
  /** Casts of a full rod, at least. */
  readonly leastRodCasts: number;
  /** Energy that a rod regains at each activation. @param maxhp energy when full */
  readonly rodGain: (maxhp: number) => number;
  /** Percent by attribute, 0…30: how well a spell is learnt from a book. */
  readonly learnSpell: readonly number[];
  /** Points of the roll for each level of reading. */
  readonly readLevelPoints: number;
  readonly roll: (chance: Chance, view: LuckyRollView) => number;
}

/** A roll that luck may bend. */
export interface LuckyRollView {
  readonly least: number;
  readonly most: number;
  readonly highIsGood: boolean;
  /** Of a player; 0 for everybody else. */
  readonly luck: number;
}
