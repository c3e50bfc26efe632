// The tint of the ground of a level, so that depth and branch are felt: one for each part of the dungeon.

/** The tints of the main dungeon, each from its first level on; above them the stone is plain. */
const DEPTHS: readonly (readonly [from: number, tint: string])[] = [
  [24, '#7a2f3a'],
  [21, '#7a3a3a'],
  [19, '#80502e'],
  [16, '#5a5486'],
  [14, '#4a5f8a'],
  [12, '#4a6f86'],
  [9, '#3a7a68'],
  [6, '#4a6b40'],
  [4, '#6f6c34'],
  [2, '#7a5a3a'],
];

/** The tints of the branches, in the order of their keys. */
const BRANCHES = ['#8a6a34', '#5f6a2e', '#6a4a8a', '#2e6f7a', '#7a7a86'];

/** Keys of the levels of one branch. */
const KEYS_OF_A_BRANCH = 100;

/** The tint of a level by its key (`dungeonLevel` of a view), as `#rrggbb`; undefined: plain stone. */
export function groundTint(level: number): string | undefined {
  return level >= KEYS_OF_A_BRANCH
    ? BRANCHES[Math.floor(level / KEYS_OF_A_BRANCH) - 1]
    : DEPTHS.find(([from]) => level >= from)?.[1];
}
