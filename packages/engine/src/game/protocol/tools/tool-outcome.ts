// What applying a tool may come to, as far as the hero knows. Plain facts, of which words make sentences.

/** Every kind of outcome. */
const TOOL_OUTCOMES = [
  /** Nothing comes of it: it has no charge. */
  'nothing',
  'wakes',
  'wakes-and-frightens',
  'sleeps',
  'charmed',
  'calmed',
  'falls',
  'slips',
  'greases',
  'blind',
  'blind-for-good',
  'flees',
  'you-blind',
  'shows',
  'mishap',
  'explodes',
  'djinni',
  'smoke',
  'charges',
  'no-power',
  'writes',
  'tins',
  /** There is nothing that it could be used on. */
  'no-body',
  'preserves',
  'nothing-to-keep',
  'saddles',
  'refuses',
  /** It gives way, the floor is a pit, or a pit is a hole, after that many moves. */
  'digs-through',
  'digs-pit',
  'digs-hole',
  /** The ground hasn’t given way after that many moves, and the hero pauses. */
  'digs-on',
  /** Nothing there gives way. */
  'no-ground',
  'lock-moves',
  'lock-moves-within',
  'whip-slips',
  'whip-stirs',
  'whip-throws',
  'whip-gallops',
] as const;

/** One outcome. */
export interface ToolOutcome {
  readonly kind: (typeof TOOL_OUTCOMES)[number];
  /** The creature or thing concerned; absent: none. */
  readonly name?: string;
  /** The smallest and largest number of turns, points or pieces; absent: none. */
  readonly least?: number;
  readonly most?: number;
}

/** An outcome with its probability. */
export interface LikelyToolOutcome {
  readonly outcome: ToolOutcome;
  /** Above 0, at most 1. */
  readonly probability: number;
}
