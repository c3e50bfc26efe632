// Result of reading a .face file: faces, what they blend into, and animations.

/** A line of a face that the game has no meaning for, such as its licence. */
export interface FurtherLine {
  /** One word. */
  readonly key: string;
  /** On one line, without blanks around it; may be empty. */
  readonly value: string;
}

/** A face as read. Plain data, serialisable as JSON. An absent key means its default. */
export interface FaceReading {
  readonly name: string;
  /** How far it shows through what lies on it, 0…255; default 0. */
  readonly visibility?: number;
  /** Its colour on the magic map; one word. */
  readonly magicmap?: string;
  /** Whether it's drawn as a floor on the magic map; default false. */
  readonly isFloor?: boolean;
  /** The face drawn over its neighbours' edges. */
  readonly smoothface?: string;
  /** Further lines in file order: the comment, the licence, the source. */
  readonly further?: readonly FurtherLine[];
}

/** Two faces linked outside a face's own block. */
export interface SmoothReading {
  readonly face: string;
  readonly smoothface: string;
}

/** An animation as read. */
export interface AnimationReading {
  readonly name: string;
  /** The directions that have frames of their own: 1, 2, 4 or 8. */
  readonly facings: number;
  /** Names of faces in order, all frames of one facing after the other. */
  readonly frames: readonly string[];
}
