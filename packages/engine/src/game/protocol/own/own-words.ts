// What the player has written down for himself: notes, and rules for what is picked up and what stops him.

/** Maximum length of a text that the player writes down, in UTF-16 units. */
export const LONGEST_NOTE = 200;

/** Maximum number of notes. */
export const MOST_NOTES = 500;

/** What a player has rules for. */
export const WISHES = ['pickup', 'stops', 'messages'] as const;

/** One of them. */
export type Wish = (typeof WISHES)[number];

/** A note of the player's. */
export interface Note {
  readonly turn: number;
  /** The key of the level on which it was written. */
  readonly level: number;
  /** The square on which it was written; absent in older notes. */
  readonly x?: number;
  readonly y?: number;
  readonly text: string;
}

/** His notes and rules, each absent where he has written none. */
export interface OwnWords {
  /** What is picked up on the way, in the form of `objects` rules: `! ? gold, ring -cursed`. */
  readonly pickup?: string;
  /** Creatures that stop him, and with a minus those that don't: `unicorn, -newt`. */
  readonly stops?: string;
  /** Words of sentences that end a walk or a rest, and with a minus those that don't: `door, -newt`. */
  readonly messages?: string;
  readonly notes?: readonly Note[];
}

/** The part of a view with them; absent: he has written nothing. */
export interface OwnWordsPart {
  readonly own?: OwnWords;
}

/** The part of an item's view with the player's own name for it. */
export interface OwnNamePart {
  /** What the player has named this item; absent: nothing. */
  readonly ownName?: string;
}
