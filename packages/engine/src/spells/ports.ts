// What spells need of the map, of the living and of those who watch. The world and the actors
// implement these; spells know nothing else of them.

import type { SummonEntry } from '../spellcraft/index.ts';

/** The ground that effects fly over. */
export interface Ground {
  /** Whether the square is on the map. */
  has(square: number): boolean;
  /** Whether low-flying things may enter the square; false for one that isn't on the map. */
  openToEffects(square: number): boolean;
  /** Whether the square lets sight through. */
  openToSight(square: number): boolean;
  /** Whether something lifeless on the square reflects spells. */
  isMirror(square: number): boolean;
  /** The square one step on. @param direction 0…8 */
  neighbour(square: number, direction: number): number;
}

/** One hit of an effect on whatever lives on a square. */
export interface Strike {
  readonly square: number;
  readonly damage: number;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** Id of the creature that gets the credit, 0 for none. */
  readonly owner: number;
  /** Archetype index of the effect that strikes. */
  readonly source: number;
  /** Level of the effect that strikes: whoever is above it resists states the better. */
  readonly level: number;
  /** Races that it slays, as one text; empty for none. */
  readonly slaying: string;
}

/** What healing fills up besides hit points. */
export type Store = 'energy' | 'grace' | 'food';

/** Those who live on the map. */
export interface Living {
  isLiving(square: number): boolean;
  /** Whether what seeks for that owner turns towards whoever lives on the square. Never the owner. */
  isQuarry(square: number, owner: number): boolean;
  /** How many of those who live on the square reflect spells. */
  reflectorsOn(square: number): number;
  /**
   * Hurts what lives on the square. The strike is good for the length of the call.
   * @returns the damage dealt
   */
  strike(strike: Strike): number;
  /** Grams of whoever could be pushed off the square; −1 when nobody could. */
  weightOn(square: number): number;
  /** Whether whoever lives on the square flies, and so gives way sooner. */
  fliesOn(square: number): boolean;
  /** Pushes whoever lives on the square one step, if there is room. */
  push(square: number, direction: number): void;
  /** Gives hit points back, not above the maximum. @returns hit points gained */
  heal(creature: number, amount: number): number;
  /** Fills one store, not above its maximum. @returns whether anything was missing */
  restore(creature: number, store: Store, amount: number): boolean;
  /** Ends the states that such attacks bring. @param kinds bits of attack types @returns whether any */
  cure(creature: number, kinds: number): boolean;
  /** The square on which a creature stands. */
  squareOf(creature: number): number;
}

/** Who brings creatures onto the map. */
export interface Summoning {
  /** The creatures of a treasure list, in its order; none for a list that doesn't exist. */
  listed(list: string): readonly SummonEntry[];
  /** Whether a creature might be put on the square. */
  hasRoom(square: number): boolean;
  /**
   * Puts a creature on a free square.
   * @param kind archetype index
   * @param owner id of the summoner
   * @param friendly it follows and defends the summoner; else it is everybody's enemy
   */
  summon(kind: number, square: number, owner: number, friendly: boolean): void;
}

/** What a spell of detection looks for. */
export interface Sought {
  /** Monsters and other heroes. */
  readonly monsters: boolean;
  /** Monsters of one race only; empty for none. */
  readonly race: string;
  /** Magical things, which are known to be magical from then on. */
  readonly magical: boolean;
  /** Cursed things, which are known to be cursed from then on. */
  readonly cursed: boolean;
  /** What is hidden or invisible. */
  readonly hidden: boolean;
}

/** Who knows what is to be found. */
export interface Detection {
  /**
   * Shows the seeker what is sought on a square.
   * @param seeker id of the caster @param level caster level, against which hidden things hold out
   * @returns whether anything was found
   */
  detect(seeker: number, square: number, sought: Sought, level: number): boolean;
}

/** Those who watch effects come and go. Ids are unique in a game and fit 31 bits. */
export interface EffectWatcher {
  born(id: number, archetype: number, square: number): void;
  moved(id: number, archetype: number, square: number): void;
  ended(id: number, archetype: number, square: number): void;
}
