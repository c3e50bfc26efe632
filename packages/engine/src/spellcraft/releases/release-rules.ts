// Numbers of single kinds of spells: bombs, wonders, moving balls, swarms and transfers of mana.

/** `times` cases of `over`. */
interface Share {
  readonly times: number;
  readonly over: number;
}

/** Effects of an overcharge, from this percentage of the maximum on. */
interface OverchargeBand {
  readonly percent: number;
  readonly effect: Overcharge;
}

/** What too much mana does, from the worst on. */
export const OVERCHARGES = [
  'explosion',
  'bursting',
  'headache',
  'confusion',
  'voices',
  'energy',
] as const;

/** What too much mana does to a creature; `energy` is harmless. */
export type Overcharge = (typeof OVERCHARGES)[number];

/** The fireball of an overcharged creature: each number a draw from 1 to the caster level, divided and raised. */
interface OverchargeBall {
  /** Archetype id of what explodes. */
  readonly kind: string;
  readonly leastDamage: number;
  readonly damageOver: number;
  readonly leastRadius: number;
  readonly radiusOver: number;
  /** In ticks. */
  readonly duration: number;
}

/** Numbers of single kinds of spells. */
export interface ReleaseRules {
  /** Casts that may lie within one another: a wonder's spell, a swarm's shots, what a rune writes. */
  readonly mostNested: number;
  /** Pictures of a bomb's animation whose archetype doesn't state their number. */
  readonly bombPictures: number;
  /** Probability that a wonder casts its own cone. */
  readonly wonderCone: Share;
  /** Probabilities that a moving ball turns a second and a third time towards what it chases. */
  readonly ballTurns: readonly Share[];
  readonly swarm: {
    /** Sides of the dice that count the shots. */
    readonly sides: number;
    /** Any spell with a direction may be fired; otherwise only bullets and magic missiles. */
    readonly anySpell: boolean;
    /** Steps from the direction to the square on which a shot starts, for straight directions and diagonals. */
    readonly straight: readonly number[];
    readonly diagonal: readonly number[];
  };
  readonly mana: {
    /** Maximum percentage that a drain takes. */
    readonly mostDrained: number;
    /** From the worst to the mildest. */
    readonly overcharge: readonly OverchargeBand[];
    /** Turns of confusion by an overcharge. */
    readonly confusedTurns: number;
    readonly ball: OverchargeBall;
  };
}
