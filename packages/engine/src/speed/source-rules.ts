// The parts of the slot that are about gaining and losing speed, and about monsters that fight monsters.

/** Turns, any number of `spread` from `least` upwards. */
export interface TurnsRow {
  readonly least: number;
  readonly spread: number;
}

/** Where a hero's speed comes from. */
export interface QuicknessRules {
  /** The experience level at which a role is fast; 1: from the start. */
  readonly fastAtLevel: Readonly<Record<string, number>>;
  /** Turns of a potion or spell: for an uncursed one, and more or fewer for blessed or cursed. */
  readonly potion: TurnsRow;
  readonly potionPerBeatitude: number;
  /** Turns that the vapours give, at most. */
  readonly vapours: number;
  /** A potion that isn't cursed gives lasting speed besides. */
  readonly potionForGood: boolean;
  /** Turns that the wand gives at oneself; absent: lasting speed. */
  readonly wandTurns?: TurnsRow;
  /** Things that make very fast while they are worn. */
  readonly worn: readonly string[];
  /** A slowing hit counts once in so many. */
  readonly slowingOnceIn: number;
  /** Slowing makes slow for so many turns; absent: it takes the speed that isn't worn. */
  readonly slowTurns?: TurnsRow;
  /** What ends slowness at once. */
  readonly endsSlowness: readonly string[];
}

/** Monsters that fight monsters. */
export interface FightingRules {
  /** One that was hit strikes back k times in n. */
  readonly strikesBack: { readonly k: number; readonly n: number };
  /** A hostile monster with an attack from afar may use it after a move, unless the hero resists it. */
  readonly afterMove: 'any-distance-attack' | 'not-known-resisted';
}

/** Sewage. */
export interface SewageRules {
  /** What spares a hero, and a monster. */
  readonly sparesHero: readonly string[];
  readonly sparesMonster: readonly string[];
}
