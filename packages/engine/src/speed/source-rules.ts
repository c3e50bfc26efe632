// Parts of the slot: gaining and losing speed, and monsters that fight monsters.

/** A duration in turns, uniform over `spread` values from `least`. */
export interface TurnsRow {
  readonly least: number;
  readonly spread: number;
}

/** Sources of a hero's speed. */
export interface QuicknessRules {
  /** The experience level from which a role is fast; 1: from the start. */
  readonly fastAtLevel: Readonly<Record<string, number>>;
  /** Turns of a potion or spell: when uncursed, and the change when blessed or cursed. */
  readonly potion: TurnsRow;
  readonly potionPerBeatitude: number;
  /** Maximum turns from vapours. */
  readonly vapours: number;
  /** A potion that isn't cursed also gives permanent speed. */
  readonly potionForGood: boolean;
  /** Turns from zapping the wand at oneself; absent: permanent speed. */
  readonly wandTurns?: TurnsRow;
  /** Items that make the wearer very fast. */
  readonly worn: readonly string[];
  /** A slowing hit takes effect with probability 1 in this number. */
  readonly slowingOnceIn: number;
  /** Turns of slowness; absent: slowing removes speed that isn't from worn items. */
  readonly slowTurns?: TurnsRow;
  /** Causes that end slowness at once. */
  readonly endsSlowness: readonly string[];
  /** Turns for which a jump leaves the hero helpless: 1 takes what is left of the turn. */
  readonly jumpTurns: number;
  /** A hero without sight may jump to ground that he remembers. */
  readonly jumpsBlind: boolean;
}

/** Monsters that fight monsters. */
export interface FightingRules {
  /** A monster that was hit strikes back with probability k / n. */
  readonly strikesBack: { readonly k: number; readonly n: number };
  /** A hostile monster with a ranged attack may use it after a move, unless the hero resists it. */
  readonly afterMove: 'any-distance-attack' | 'not-known-resisted';
}

/** Sewage. */
export interface SewageRules {
  /** Traits that protect a hero, and a monster. */
  readonly sparesHero: readonly string[];
  readonly sparesMonster: readonly string[];
}
