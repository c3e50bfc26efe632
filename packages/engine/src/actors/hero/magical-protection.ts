// Magical protection: points about a hero that thin out turn by turn. NetHack 3.6.7 src/spell.c (cast_protection).

/** Points now, turns until the next of them is lost, and turns that each lasts. */
export interface MagicalProtection {
  points: number;
  turns: number;
  lasts: number;
}

/** The three as they are saved. */
export type MagicalProtectionState = readonly [points: number, turns: number, lasts: number];

/** What was saved; absent: none. */
export function protectionFrom(state: MagicalProtectionState = [0, 0, 0]): MagicalProtection {
  const [points, turns, lasts] = state;
  return { points, turns, lasts };
}

/** What is saved. */
export function protectionState(of: MagicalProtection): MagicalProtectionState {
  return [of.points, of.turns, of.lasts];
}
