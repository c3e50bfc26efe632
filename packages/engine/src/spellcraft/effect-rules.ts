// Numbers of the slot `spells` for what spells leave on a map.

/** A row of a table by score: the bonus for scores up to `most`. */
interface ScoreRow {
  readonly most: number;
  readonly bonus: number;
}

/** Effects on a map. */
export interface EffectRules {
  /** Range of every bullet in squares, regardless of its spell's range. */
  readonly bulletRange: number;
  /** Turns until a planted burst explodes. */
  readonly fuse: number;
  /** Forks of bolts, in percentage points. */
  readonly forks: {
    /** Each fork takes this from the probability of the next one. */
    readonly loss: number;
    /** A fork to one side makes that side more likely next time. */
    readonly sideShift: number;
  };
  /** The clock of a piece that an explosion has spread, in single precision. */
  readonly spreadClock: number;
  /** Maximum radius of a light in squares. */
  readonly mostGlow: number;
  /** Magic maps. */
  readonly maps: {
    /** Squares from the hero, to the west and north, and to the east and south, from which a map spreads. */
    readonly startsBefore: number;
    readonly startsBehind: number;
    /** Distance from the hero at which it ends, in squares. */
    readonly reach: number;
  };
  /** The darkness of a level. */
  readonly darkness: {
    readonly least: number;
    readonly most: number;
  };
  /** Cones. */
  readonly cones: {
    /** In all directions a cone's range is divided by this … */
    readonly aroundOver: number;
    /** … but it reaches this far in squares if its spell does. */
    readonly leastAround: number;
    /** Ticks that charisma adds to fear; 0 for scores above all rows. */
    readonly charisma: readonly ScoreRow[];
    /** The turning bonus of wisdom, divided by this, is added to turning and the holy word in ticks. */
    readonly pietyOver: number;
    /** The level of a caster without attributes, divided by this, is added instead. */
    readonly levelOver: number;
  };
}
