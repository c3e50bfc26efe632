// Squares of creatures that take up several.

/** A square of a creature of several squares that the hero sees. */
export interface ThingPart {
  readonly x: number;
  readonly y: number;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
}
