// The numbers of lasting effects on creatures: forces, as the originals call them.

/** The numbers of forces. */
export interface ForceRules {
  /** Turns of the force that a step of level adds to an ability, and to an aura. */
  readonly abilityStep: number;
  readonly auraStep: number;
  /** Acts a tick of a new force, and its clock when it begins. */
  readonly speed: number;
  readonly clock: number;
  /** The clock of a new aura, and of the force that protects its bearer. */
  readonly auraClock: number;
  /** The bearer is warned when a duration, divided by one of these and rounded down, is left. */
  readonly warnings: readonly number[];
  /** Scores: sides of each die, and the score that a gain stops at, by the number of dice. */
  readonly scores: { readonly sides: number; readonly most: number; readonly mostPerDie: number };
  /** A resistance of a force in percent, at most. */
  readonly mostResistance: number;
  /** The extra speed of a bearer faster than this, in acts a tick, is divided by the bearer's speed plus this. */
  readonly briskFrom: number;
  /** A unit of extra speed is this part of an act a tick. */
  readonly speedUnit: number;
  /** Largest counter of invisibility, in ticks. */
  readonly mostUnseen: number;
  /** A spell of a group renews its own force; otherwise the group refuses it as any other. */
  readonly groupsRenewOwn: boolean;
  /** An aura also hits creatures that come into it, besides its own turns. */
  readonly aurasHitOnEntry: boolean;
  /** The glow of faery fire. */
  readonly glow: {
    readonly radius: number;
    readonly speed: number;
    readonly clock: number;
    /** Turns of the force for each point of duration; 0: it ends at its first turn, whatever the duration. */
    readonly turnsPerPoint: number;
  };
}
