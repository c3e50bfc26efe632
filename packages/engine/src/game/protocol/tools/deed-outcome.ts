// What an answer to a question about a deed may come to, for odds.

/** Every kind of outcome. */
const DEED_OUTCOMES = [
  'nothing',
  'unknown',
  'lock-moves',
  'lock-moves-within',
  'lock-forced',
  'blade-breaks',
  'box-smashed',
  'lock-holds',
  'box-opens',
  'box-locked',
  'trap-saved',
  'trap-stun',
  'trap-freeze',
  'trap-shock',
  'trap-fire',
  'trap-needle',
  'trap-gas',
  'trap-explosion',
  'trap-found-if',
  'trap-disarmed',
  'dip-blanks',
  'dip-dilutes',
  'dip-water',
  'dip-hallows',
  'dip-curses',
  'dip-fills',
  'dip-oily',
  'dip-explodes',
  'dip-juice',
  'dip-any',
  'dip-evaporates',
  'dip-greased',
  'dip-inside',
  'engrave-dust',
  'engrave-cut',
  'engrave-burn',
  'engrave-erase',
  'engrave-sign',
  'engrave-release',
  'engrave-dead',
  'engrave-slips',
  'breaks-plain',
  'breaks',
  'offer-turned',
  'offer-held',
  'offer-deserts',
  'offer-sin',
  'offer-too-little',
  'offer-soothed',
  'offer-sooner',
  'offer-artifact',
  'offer-pleased',
  'offer-unmoved',
  'explodes-bag',
  'goes-in',
] as const;

/** One outcome. */
export interface DeedOutcome {
  readonly kind: (typeof DEED_OUTCOMES)[number];
  /** What it is about, as in a sentence; absent: nothing. */
  readonly name?: string;
  /** The smallest and largest number of points or turns; absent: none. */
  readonly least?: number;
  readonly most?: number;
}

/** An outcome with its probability. */
export interface LikelyDeed {
  readonly outcome: DeedOutcome;
  /** Above 0, at most 1. */
  readonly probability: number;
}

/** What an answer may come to. */
export interface ForetoldDeed {
  readonly outcomes: readonly LikelyDeed[];
  /** Something is assumed that the hero doesn't know. */
  readonly isGuess: boolean;
}
