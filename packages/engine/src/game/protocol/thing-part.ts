// Parts of what the hero sees: squares of creatures that take up several, and what fixtures are for.

/** A square of a creature of several squares that the hero sees. */
export interface ThingPart {
  readonly x: number;
  readonly y: number;
  readonly glyph: string;
  readonly icon: string;
  readonly hue: string;
}

/** What a fixture is to the hero: what he can do with it, and what it does to him. */
export type FixtureUse =
  | 'trap'
  | 'spent'
  | 'plate'
  | 'lever'
  | 'sign'
  | 'firewall'
  /** It can be struck until it falls. */
  | 'wall'
  | 'altar'
  /** A fountain, a throne or a sink. */
  | 'feature'
  | 'way'
  | 'object';
