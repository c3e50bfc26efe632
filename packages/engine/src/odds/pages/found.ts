// What the hero remembers of all levels, for finding it again.

/** A thing, a creature or a place as the hero remembers it. */
export interface FoundThing {
  /** A note has the text that the player wrote as its name. */
  readonly kind: 'item' | 'creature' | 'fixture' | 'place' | 'note';
  readonly name: string;
  readonly glyph: string;
  /** An icon of the game-icons set; empty for a place. */
  readonly icon: string;
  /** A hue of the palettes; empty for none. */
  readonly hue: string;
  /** The key of its level. */
  readonly level: number;
  /** Levels between the hero and it; 0: it is on his own. */
  readonly away: number;
  readonly x: number;
  readonly y: number;
  /** The turn in which a creature was seen last, or a note was made; absent: it is in sight, or neither. */
  readonly seen?: number;
}

/** The part of an answer with them. */
export interface FoundPart {
  /** The answer to `find`: what is on the hero's level first, nearest first. */
  readonly found?: readonly FoundThing[];
}
