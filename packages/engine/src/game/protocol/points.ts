// What a game is worth when it is over, and what it would be worth now. NetHack 3.6.7 src/exper.c
// (more_experienced), src/end.c (done); gold, which the game hasn't, and depths beyond 20 are left out.

/** What the points of a game depend on. */
export interface PointsView {
  /** 0 or more. */
  readonly experience: number;
  /** The deepest level that the hero has been on, from 1. */
  readonly deepest: number;
  /** The hero brought the Amulet out. */
  readonly won: boolean;
}

/** Points for one point of experience. */
const FOR_EXPERIENCE = 4;

/** Points for each level below the first. */
const FOR_A_LEVEL = 50;

/** What a victory multiplies all of it by: NetHack's, for whoever ascends. */
const FOR_VICTORY = 2;

/** The points: four times the experience and 50 for each level below the first; doubled by a victory. */
export function pointsOf({ experience, deepest, won }: PointsView): number {
  const points = FOR_EXPERIENCE * experience + FOR_A_LEVEL * (deepest - 1);
  return won ? FOR_VICTORY * points : points;
}
