// What a hero is called for his level.

/** A rank, and the level at which it begins. */
interface RankView {
  readonly level: number;
  readonly name: string;
}

/** The hero's rank; absent where his role has none. */
export interface RankPart {
  readonly rank?: RankView;
  /** Absent: there is no higher one. */
  readonly nextRank?: RankView;
}
