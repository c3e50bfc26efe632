// Numbers by which the archetypes of a pack, written for Crossfire, enter this game.

/** Creatures of packs. */
interface ForeignCreatureRules {
  /** Armour class: `perPoint` × (`base` − the file's `ac`), from 0 to `most`. */
  readonly armour: { readonly perPoint: number; readonly base: number; readonly most: number };
  /** To-hit of blows, in place of the level: this minus the file's `wc`. */
  readonly toHit: number;
  /** Movement points a turn for each 1.0 of the file's `speed`, and the most points. */
  readonly speed: { readonly points: number; readonly most: number };
  /** The most sides of the die of a blow. */
  readonly mostDamage: number;
  /** The most hit points. */
  readonly mostHitPoints: number;
  /** Weight of each kind among the kinds that are met. */
  readonly frequency: number;
  /** Squares at which a creature notices the hero if its file states no `Wis`, and at most. */
  readonly notices: { readonly usual: number; readonly most: number };
  /** A creature with `random_movement` moves at random in 1 of this many moves. */
  readonly erraticOneIn: number;
}

/** Items of packs. */
interface ForeignThingRules {
  /** Points of armour class for each point of the file's `ac` and `magic`. */
  readonly armourPerPoint: number;
  /** Grams of a tenth of a pound, the unit of blows. */
  readonly gramsPerTenth: number;
  /** The highest bonus to an attribute, either way. */
  readonly mostBonus: number;
  /** Items of a higher `item_power` are for heroes of high levels, and aren't left on floors. */
  readonly mostPowerOnFloors: number;
}

/** What packs add to a game. */
export interface ForeignRules {
  readonly creatures: ForeignCreatureRules;
  readonly things: ForeignThingRules;
  /** An item on the floor of a new level comes from a pack with probability 1 in this number. */
  readonly floorOneIn: number;
}
