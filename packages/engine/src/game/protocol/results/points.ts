// Points of a finished or running game. NetHack 3.6.7 src/exper.c (more_experienced), src/end.c (done); gold,
// which this game lacks, and depths beyond 20 are left out.

/** The facts that the points depend on. */
export interface PointsView {
  /** 0 or more. */
  readonly experience: number;
  /** The deepest level reached, from 1. */
  readonly deepest: number;
  /** The hero left the dungeon with the Amulet. */
  readonly won: boolean;
}

/** Points per point of experience. */
const FOR_EXPERIENCE = 4;

/** Points per level below the first. */
const FOR_A_LEVEL = 50;

/** Factor for a victory, as NetHack's for ascending. */
const FOR_VICTORY = 2;

/** The points: 4 × experience + 50 × levels below the first; doubled by a victory. */
export function pointsOf({ experience, deepest, won }: PointsView): number {
  const points = FOR_EXPERIENCE * experience + FOR_A_LEVEL * (deepest - 1);
  return won ? FOR_VICTORY * points : points;
}
