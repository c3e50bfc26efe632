// The darkness of a level, 0 by broad day to 5 in the deepest night. It decides how far the hero sees ground that no
// lamp shines on: ground that is lit by itself, as in a lit room, and ground that isn't.

/** Range of the darkness of a level. */
export const MOST_DARKNESS = 5;

/** The darkness of a level as it is dug: what is lit is seen from afar, what isn't is dark. */
export const NATURAL_DARKNESS = 3;

/** Farther than any eye sees. */
const ANY_DISTANCE = 1000;

/** How far ground is seen without a lamp, in squares. */
export interface GroundReach {
  readonly lit: number;
  readonly unlit: number;
}

/** By darkness. */
const REACHES: readonly GroundReach[] = [
  { lit: ANY_DISTANCE, unlit: ANY_DISTANCE },
  { lit: ANY_DISTANCE, unlit: 8 },
  { lit: ANY_DISTANCE, unlit: 3 },
  { lit: ANY_DISTANCE, unlit: 0 },
  { lit: 5, unlit: 0 },
  { lit: 0, unlit: 0 },
];

/** How far ground is seen without a lamp. @param darkness 0…5 */
export function groundReach(darkness: number): GroundReach {
  return REACHES[darkness]!;
}

/** Whether ground is seen from any distance. */
export function isBoundless(reach: number): boolean {
  return reach === ANY_DISTANCE;
}
