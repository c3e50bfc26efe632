// The ball and chain of a punished hero, as he knows them.

/** What he is chained to, and what that costs him. */
interface ChainView {
  /** Where the ball lies; absent: he carries it. */
  readonly at?: readonly [x: number, y: number];
  /** Grams that the ball weighs. */
  readonly grams: number;
  /** Squares that the chain spans. */
  readonly spans: number;
  /** Further turns of a step that drags the ball. */
  readonly dragTurns: number;
  /** He carries too much to drag it. */
  readonly holds: boolean;
  /** Squares that he would throw it, and be dragged after it. */
  readonly throwRange: number;
  /** Chance in percent that it drags him on stairs down, and its dice of damage. */
  readonly stairs: { readonly percent: number; readonly damage: string };
  /** Chance in percent that it falls on his head after a fall, and its dice of damage. */
  readonly falls: { readonly percent: number; readonly damage: string };
}

/** The part of a hero's view with it. */
export interface ChainPart {
  /** Absent: he is chained to nothing. */
  readonly chained?: ChainView;
}
