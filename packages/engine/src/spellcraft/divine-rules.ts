// The numbers and switches of spells that come from gods.

/** What keeps a smiting spell from its target. */
export type SmiteShield =
  /** It reflects spells. */
  | 'reflection'
  /** It resists magic at all. */
  | 'any-resistance'
  /** The percentage of magic that it resists. */
  | 'resistance';

/** Spells of gods. */
export interface DivineRules {
  /** Every caster that isn't a hero has a god: that of its race, else any. Otherwise some have none. */
  readonly givesAll: boolean;
  /** The spells of monsters that seek a target in a direction find heroes too. */
  readonly pointsAtHeroes: boolean;
  /** What shields a target. */
  readonly smiteShield: SmiteShield;
  /** A smiting spell lasts longer by the adjustment of its range; otherwise of its duration. */
  readonly smiteLastsByRange: boolean;
  /**
   * Death on an undead target: with probability `strengthens` in `sides` the target has that many times its maximum
   * of hit points; otherwise the spell is told to turn back and goes on all the same.
   */
  readonly deathOnUndead: {
    readonly strengthens: number;
    readonly sides: number;
    readonly life: number;
  };
  /** Number of a god's monsters: those above the caster's level divided by `over` are `strong`, the others `weak`. */
  readonly cult: {
    readonly over: number;
    readonly strong: { readonly count: number; readonly sides: number };
    readonly weak: { readonly count: number; readonly sides: number };
  };
  /** A blessing that is renewed counts as a success. */
  readonly renewalSucceeds: boolean;
  /** A blessing attunes to the god's paths only if its spell says so (`last_grace`). */
  readonly pathsIfAsked: boolean;
  /** Armour and to-hit that a curse takes count; otherwise only what forces add does. */
  readonly cursesCount: boolean;
}
