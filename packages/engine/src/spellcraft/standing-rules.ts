// Numbers for objects that spells set up on squares, and for their fall.

/** Walls, and what brings them down. */
export interface StandingRules {
  /** A spell that turns walls to dust reaches a whole square; otherwise its last column and row are missing. */
  readonly wholeSquare: boolean;
  /** Damage to whatever is turned to dust. */
  readonly dust: number;
  /** A wall with several pictures falls when only this many of them are left. */
  readonly lastPicture: number;
  /** How many times a written rune goes off whose archetype says nothing. */
  readonly runeCharges: number;
}
