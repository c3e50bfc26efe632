// What a hero has already dug of a wall, a door, rock or the floor. NetHack 3.6.7 src/dig.c (context.digging).

/** An unfinished piece of digging. */
export interface DigEffort {
  /** The key of its level. */
  readonly level: number;
  readonly square: number;
  /** Into the floor of that square. */
  readonly down: boolean;
  /** Points so far. */
  readonly effort: number;
}

/** Points that a hero has already spent on a job; 0: it isn't the one that he left off. */
export function spentOn(
  left: DigEffort | undefined,
  { level, square, down }: Omit<DigEffort, 'effort'>,
): number {
  return left?.level === level && left.square === square && left.down === down ? left.effort : 0;
}
