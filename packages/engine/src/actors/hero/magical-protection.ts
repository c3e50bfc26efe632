// Magical protection of a hero, which decays point by point. NetHack 3.6.7 src/spell.c (cast_protection).

/** Current points, turns until the next point is lost, and turns per point. */
export interface MagicalProtection {
  points: number;
  turns: number;
  lasts: number;
}

/** The saved form: the three numbers. */
export type MagicalProtectionState = readonly [points: number, turns: number, lasts: number];

/** Restores a saved protection; absent: none. */
export function protectionFrom(state: MagicalProtectionState = [0, 0, 0]): MagicalProtection {
  const [points, turns, lasts] = state;
  return { points, turns, lasts };
}

/** The saved form of a protection. */
export function protectionState(of: MagicalProtection): MagicalProtectionState {
  return [of.points, of.turns, of.lasts];
}
