// Numbers of the slot `spells` for spells that make, charge, move or examine something.

/** Food and drink from nothing. */
export interface FoodMaking {
  /** Nutrition for each step of the duration adjustment. */
  readonly perStep: number;
}

/** Missiles from nothing. */
export interface MissileMaking {
  /** Bounds of the enchantment. */
  readonly leastPlus: number;
  readonly mostPlus: number;
  /** Missiles given up for each point of enchantment and surcharge. */
  readonly perPlus: number;
  /** A quality costs one point, and one more for this many coins of its value. */
  readonly surchargeOver: number;
}

/** Charging of wands by a spell. */
export interface WandFeeding {
  /** The wand explodes with a probability of 1 in this number. */
  readonly explodesOneIn: number;
  /** The explosion's damage is the spell's, divided by this. */
  readonly blastOver: number;
}

/** Doors through space. */
export interface DoorRules {
  /** Ticks in which the traveller can't act; they replace the time of the cast. */
  readonly frozenTicks: number;
}

/** Examination of creatures. */
export interface ProbeRules {
  /** Caster levels from which a probe reveals the kind's traits, and from which a mark stays. */
  readonly tellsKindFrom: number;
  readonly marksFrom: number;
  /** The mark's units: the caster's level divided by this. */
  readonly markOver: number;
  /** Turns of the mark's first unit, and of each further one. */
  readonly firstMark: number;
  readonly nextMark: number;
  /** Number of steps in which a probe reports health. */
  readonly healthParts: number;
}

/** Spells that make, charge, move or examine something. */
export interface MakingRules {
  readonly food: FoodMaking;
  readonly missiles: MissileMaking;
  readonly wands: WandFeeding;
  readonly doors: DoorRules;
  readonly probes: ProbeRules;
  /** A search in a direction looks at as many squares as the range says, else at one less. */
  readonly searchesFullRange: boolean;
}
