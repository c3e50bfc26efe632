// What spells need of the map, of the living and of those who watch. The world and the actors
// implement these; spells know nothing else of them.

/** The ground that effects fly over. */
export interface Ground {
  /** Whether the square is on the map. */
  has(square: number): boolean;
  /** Whether low-flying things may enter the square. */
  openToEffects(square: number): boolean;
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
}

/** Those who live on the map. */
export interface Living {
  isLiving(square: number): boolean;
  /** Hurts what lives on the square. @returns the damage dealt */
  strike(strike: Strike): number;
  /** Gives hit points back, not above the maximum. @returns hit points gained */
  heal(creature: number, amount: number): number;
  /** The square on which a creature stands. */
  squareOf(creature: number): number;
}

/** Those who watch effects come and go. Ids are unique in a game and fit 31 bits. */
export interface EffectWatcher {
  born(id: number, archetype: number, square: number): void;
  moved(id: number, archetype: number, square: number): void;
  ended(id: number, archetype: number, square: number): void;
}
