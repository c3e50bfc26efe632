// Numbers of how monsters fight and roam by their key `attack_movement`.

/** Distances are in squares, times in moves of the monster. */
export interface PatternRules {
  /** A monster that fights from a distance steps back within `near`, and comes nearer beyond `far`. */
  readonly distant: { readonly near: number; readonly far: number };
  /** One that keeps away steps back within this distance, and never comes nearer. */
  readonly keepsWithin: number;
  /** One that hits and runs attacks, then runs, for so many moves each. */
  readonly hitAndRun: { readonly attacks: number; readonly runs: number };
  /** One that waits attacks an enemy beside it for so many moves, then steps back. */
  readonly waits: { readonly attacks: number; readonly runs: number };
  /** Circles, as the directions of their steps in order, 1…8. */
  readonly circle: readonly number[];
  readonly wideCircle: readonly number[];
  /** Paces to and fro: 1 a step ahead, −1 a step back, 0 a rest. */
  readonly paces: readonly number[];
  readonly longPaces: readonly number[];
}
