// Forces, Crossfire's lasting effects, in the numbers of this game.

/** What the points of forces are worth. */
export interface ForceNumbers {
  /** Points of Angband's armour class for each point of `ac`. */
  readonly armourPerPoint: number;
  /** To-hit points of a hero for each point of `wc`; a monster's blows gain as many. */
  readonly toHitPerPoint: number;
  /** Turns in which each point of regeneration brings back a hit point. */
  readonly regeneration: { readonly turnsPerPoint: number };
  /** Squares up to which those who see in the dark see without light. */
  readonly darkSight: number;
}
