// Numbers of the fixtures of the dungeon: how many there are, who disarms them, who dares to step on them.

/** Fixtures of new levels, and dealing with them. */
export interface FixtureRules {
  /** Depth from which levels have fixtures. */
  readonly fromDepth: number;
  /** Number of runes and traps: `sure`, `perDepth` for each level below `fromDepth`, at most `most`, and one die. */
  readonly traps: {
    readonly sure: number;
    readonly perDepth: number;
    readonly most: number;
    readonly sides: number;
  };
  /**
   * A level has a plate or a lever with firewalls with probability 1 in `oneIn`. Up to `most` firewalls belong to
   * one, and they shoot at squares within this reach.
   */
  readonly batteries: { readonly oneIn: number; readonly most: number; readonly reach: number };
  /** A level has a firewall with a clock of its own with probability 1 in this number. */
  readonly firewallOneIn: number;
  /** A level has a sign with probability 1 in this number. */
  readonly signOneIn: number;
  /** A level has a mirror with probability 1 in this number. */
  readonly mirrorOneIn: number;
  /** A level has a fountain, a throne or a sink with probability 1 in this number. */
  readonly featureOneIn: number;
  /** Levels that a role adds to its own when it disarms; absent: none. */
  readonly disarmLevels: Readonly<Record<string, number>>;
  /** Experience for each level of a rune that the hero disarms, unless he made it. */
  readonly disarmExperience: number;
  /** A monster steps on a rune that it knows with probability 1 in this number. */
  readonly daresOneIn: number;
  /** Weight in grams that plates feel of heroes, and of kinds without a stated weight. */
  readonly bodyWeight: number;
}
