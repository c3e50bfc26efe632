// Interfaces that spells need of the map, the creatures and observers. The world and the actors implement
// them; spells know nothing else of those rooms.

import type { SummonEntry } from '../spellcraft/index.ts';

/** The ground that effects fly over. */
export interface Ground {
  /** Whether the square is on the map. */
  has(square: number): boolean;
  /** Whether low-flying effects can enter the square; false off the map. */
  openToEffects(square: number): boolean;
  /** Whether the square lets sight through. */
  openToSight(square: number): boolean;
  /** Whether an inanimate object on the square reflects spells. */
  isMirror(square: number): boolean;
  /** The adjacent square. @param direction 0…8 */
  neighbour(square: number, direction: number): number;
}

/** One hit of an effect on the creatures of a square. */
export interface Strike {
  readonly square: number;
  readonly damage: number;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** Id of the credited creature, 0 for none. */
  readonly owner: number;
  /** Archetype index of the effect. */
  readonly source: number;
  /** Level of the effect: creatures of a higher level resist conditions better. */
  readonly level: number;
  /** Races that it slays, as one text; empty for none. */
  readonly slaying: string;
  /** In full; false: a creature of n squares takes an n-th on each that is hit. */
  readonly full: boolean;
  /** It ends after one hit. */
  readonly oneHit: boolean;
  /** Struck by a rune or trap itself; absent: by an effect. */
  readonly rune?: true;
  /** Set by the receiver: the effect ends with this hit. */
  ends: boolean;
}

/** Pools that healing can refill besides hit points. */
export type Store = 'energy' | 'grace' | 'food';

/** The creatures on the map. */
export interface Living {
  isLiving(square: number): boolean;
  /** Id of the creature on the square, 0 for none: several squares may be those of one creature. */
  idOn(square: number): number;
  /**
   * Whether a homing effect of that owner turns towards the creature on the square. Never the owner himself.
   */
  isQuarry(square: number, owner: number): boolean;
  /** Number of creatures on the square that reflect spells. */
  reflectorsOn(square: number): number;
  /**
   * Hits the creatures on the square. The strike is only valid during the call.
   * @returns the damage dealt
   */
  strike(strike: Strike): number;
  /** Restores hit points up to the maximum. @returns hit points gained */
  heal(creature: number, amount: number): number;
  /** Refills one pool up to its maximum. @returns whether anything was missing */
  restore(creature: number, store: Store, amount: number): boolean;
  /**
   * Ends the conditions caused by some attack types.
   * @param kinds bits of attack types
   * @returns whether there were any
   */
  cure(creature: number, kinds: number): boolean;
  /** The square from which a creature casts: of several, the one of its head or the one it aims from. */
  squareOf(creature: number): number;
}

/** The things and creatures of a square that heavy effects push, counted from the bottom. */
export interface Pushing {
  countOn(square: number): number;
  /** Weight in grams; −1 for what can't be pushed at all: passed over. */
  weightAt(square: number, place: number): number;
  /** Number of squares that it takes up. */
  squaresAt(square: number, place: number): number;
  /** Whether it flies, and is thus easier to push. */
  fliesAt(square: number, place: number): boolean;
  /** Pushes it one step, if there is room. @returns whether it is no longer in that place */
  push(square: number, place: number, direction: number): boolean;
}

/** Lifeless things on the map. */
export interface Lying {
  /** Whether something lies there that a hit can harm. */
  hasThings(square: number): boolean;
  /** Hits the things of a square. The strike is only valid during the call. */
  strike(strike: Strike): void;
}

/** Creation of summoned creatures. */
export interface Summoning {
  /** The creatures of a treasure list, in its order; empty for an unknown list. */
  listed(list: string): readonly SummonEntry[];
  /**
   * Whether a creature of a kind can be placed on the square: of several squares, with one of them.
   * @param kind archetype index
   */
  hasRoom(square: number, kind: number): boolean;
  /**
   * Places a creature on a square with room for it.
   * @param kind archetype index
   * @param owner id of the summoner
   * @param friendly it follows and defends the summoner; otherwise it is hostile to all
   */
  summon(kind: number, square: number, owner: number, friendly: boolean): void;
}

/** The targets of a detection spell. */
export interface Sought {
  /** Monsters and other heroes. */
  readonly monsters: boolean;
  /** Monsters of one race only; empty for none. */
  readonly race: string;
  /** Magical items, which become known as magical. */
  readonly magical: boolean;
  /** Cursed items, which become known as cursed. */
  readonly cursed: boolean;
  /** Hidden features and invisible creatures. */
  readonly hidden: boolean;
}

/** Detection on a level. */
export interface Detection {
  /**
   * Reveals targets on a square to the caster.
   * @param seeker id of the caster
   * @param level caster level, which hidden features resist
   * @returns whether anything was found
   */
  detect(seeker: number, square: number, sought: Sought, level: number): boolean;
}

/** Observer of effects. Ids are unique in a game and fit 31 bits. */
export interface EffectWatcher {
  born(id: number, archetype: number, square: number): void;
  moved(id: number, archetype: number, square: number): void;
  ended(id: number, archetype: number, square: number): void;
  /** A cast failed because there are too many effects. */
  smothered?(caster: number): void;
}
