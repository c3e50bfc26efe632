// Numbers and switches for hits of spells: damage, conditions, things that are damaged, pushing, reflection.

/** Saving throws of creatures. */
export interface SaveRules {
  /** Sides of the die. */
  readonly sides: number;
  /** Minimum roll that saves, by level; the last row applies to all higher levels. */
  readonly thresholds: readonly (readonly [highest: number, threshold: number])[];
  /** The highest roll always saves. */
  readonly highestSaves: boolean;
}

/** Draining of experience. */
export interface DrainRules {
  /** A creature loses its experience divided by this rate, plus half of its resistance. */
  readonly rate: number;
  /** The rate of a vulnerable creature: this divided by 100 − resistance. */
  readonly weakRate: number;
  /** Damage to a creature that has experience to lose. */
  readonly damage: number;
  /** Damage to a golem, which has none. */
  readonly golem: number;
  /** A drain of a creature without experience to lose multiplies for slaying twice. */
  readonly slaysTwice: boolean;
  /** The drainer heals if a number from 0 to the difference of levels plus `healWithin` exceeds `healBeyond`. */
  readonly healWithin: number;
  readonly healBeyond: number;
  /** The drainer's gain is counted from what was lost; otherwise from the experience that is left. */
  readonly gainsFromLost: boolean;
}

/** Attacks of death. */
export interface DeathRules {
  readonly sides: number;
  /** Subtracted from the roll. */
  readonly below: number;
  /** Added to hit points before they are multiplied. */
  readonly beyond: number;
}

/** Turning of undead, and the holy word. */
export interface TurningRules {
  /** Levels that wisdom adds, from 0; the last value applies to all higher scores. */
  readonly wisdom: readonly number[];
  /** Levels that an undead counts for, and against the god who slays the undead. */
  readonly levels: number;
  readonly levelsForSlayer: number;
  /** Percent of resistance that counts as one level. */
  readonly resistancePerLevel: number;
  readonly wordResistancePerLevel: number;
}

/** A god, as far as hits depend on it. */
export interface GodRules {
  readonly name: string;
  /** Races that belong to the god. */
  readonly owns: readonly string[];
  /** The god slays the undead. */
  readonly slaysUndead: boolean;
}

/** Acid on worn things. */
export interface CorrosionRules {
  /** A creature with this much resistance protects its things, and a thing with so much itself. */
  readonly creatureResists: number;
  readonly thingResists: number;
  /** Enchantment below which nothing corrodes any more. */
  readonly lowest: number;
  /** Bits of materials that corrode. */
  readonly materials: number;
  /** Kinds of things that never do. */
  readonly spared: readonly string[];
  /** Added to the damage for the roll, and the values of the thing's roll. */
  readonly stronger: number;
  readonly values: number;
  /** Points of the thing's roll for a point of enchantment. */
  readonly perEnchantment: number;
}

/** Conditions from attacks. */
export interface StateRules {
  /** A condition comes with probability 1 in this many, before the save; slowness likewise. */
  readonly oneIn: number;
  readonly slowOneIn: number;
  /** The highest difference of levels that counts for the save. */
  readonly mostLevels: number;
  /** Percent of resistance that adds one to the save; 0: resistance prevents the condition with its percentage. */
  readonly resistancePerPoint: number;
  /** Movement points a turn of a creature that acts once a tick. */
  readonly pointsPerSpeed: number;
  /** Speed of the clock of conditions, in acts a tick. */
  readonly clock: number;
  /** Where the clock of confusion and blindness begins. */
  readonly lateClock: number;
  readonly confusion: ConfusionRules;
  readonly poison: PoisonRules;
  readonly slow: SlowRules;
  readonly paralysis: ParalysisRules;
  readonly blindness: BlindnessRules;
  readonly fear: FearRules;
  /** Attributes of which depletion takes one point: names of the original. */
  readonly depleted: readonly string[];
  /** Depletion takes a level from monsters, which have no attributes. */
  readonly depletesLevels: boolean;
}

/** Confusion: acts of its clock. */
interface ConfusionRules {
  readonly base: number;
  readonly share: number;
  readonly leastShare: number;
  readonly most: number;
  readonly leastMost: number;
  /** A longer confusion stays; otherwise each new one replaces the last. */
  readonly longerStays: boolean;
}

/** Poison: acts of its clock. */
interface PoisonRules {
  /** Acts besides one for each point of damage. */
  readonly acts: number;
  /** Damage of each act; 0: the damage of the hit, or by the level of a living attacker. */
  readonly perAct: number;
  /** It ends when this many acts are left. */
  readonly endsAt: number;
  /** Damage of each act by a living attacker: 1 and a level divided by this. */
  readonly levelsPerPoint: number;
  /** Attributes that a hero loses: 1 less than the damage divided by −`per`, at most `most`. */
  readonly losses: readonly PoisonLoss[];
  readonly mostLoss: number;
}

/** One attribute that poison lowers. */
export interface PoisonLoss {
  readonly attribute: string;
  readonly per: number;
  readonly plus: number;
}

/** Slowness. */
interface SlowRules {
  readonly sides: number;
  readonly least: number;
  readonly most: number;
  /** Acts of its clock. */
  readonly acts: number;
  /** A stronger slowness shortens it by this many acts. */
  readonly shortens: number;
  /** And leaves at least this many. */
  readonly leastActs: number;
  /** Speed in acts a tick is lowered by the penalty divided by this, with these lower limits. */
  readonly penaltyPerSpeed: number;
  readonly leastSpeed: number;
  readonly leastHeroSpeed: number;
  /** The penalty lowers the speed; otherwise `percentLeft` percent of it are left. */
  readonly byPenalty: boolean;
  readonly percentLeft: number;
}

/** Paralysis. */
interface ParalysisRules {
  /** Moves for each point of damage. */
  readonly moves: number;
  /** Resistance shortens it a second time. */
  readonly resistsTwice: boolean;
  /** The most, by percent that aren't resisted: this many percent a tick. */
  readonly percentPerTick: number;
  /** The limit can shorten an older paralysis. */
  readonly shortensOlder: boolean;
}

/** Blindness. */
interface BlindnessRules {
  readonly mostActs: number;
  /** Resistance slows its clock, and so lengthens it; otherwise it quickens it. */
  readonly resistanceSlows: boolean;
}

/** Fear. */
interface FearRules {
  /** A monster regains courage with probability 1 in this many on each of its moves. */
  readonly endsOneIn: number;
  /** Turns of a hero's fear: the original has no rule for it. */
  readonly heroTurns: number;
}

/** A material of things. */
export interface MaterialRules {
  readonly name: string;
  readonly bit: number;
  /** Minimum roll that saves, by attack type number; absent: 0. */
  readonly saves: Readonly<Record<number, number>>;
}

/** Things hit by spells. */
export interface ThingHitRules {
  readonly materials: readonly MaterialRules[];
  /** A thing whose material isn't listed counts as the last material; otherwise it saves. */
  readonly lastForUnknown: boolean;
  readonly sides: number;
  /** Attack types that harm no thing. */
  readonly harmless: readonly string[];
  /** Percent of a thing's resistance that adds one to its save. */
  readonly resistancePerPoint: number;
  /** Damage of a third of what is missing in the save harms nothing. */
  readonly pointsPerDamage: number;
  /** Cancellation works if the enchantment is at most a number from 0 to this. */
  readonly mostCancelled: number;
  /** Fewest pieces lost of a pile; and one piece always stays. */
  readonly leastLost: number;
  readonly oneStays: boolean;
  /** Attack types that leave a fire where a thing burns. */
  readonly burns: readonly string[];
  /** Attack types that light a thing that can be lit. */
  readonly lights: readonly string[];
  /** Frost freezes a thing that it doesn't destroy with probability 1 in this many, unless it resists so much. */
  readonly freezesOneIn: number;
  readonly freezeResists: number;
}

/** Pushing by heavy effects. */
export interface PushRules {
  readonly levelsPerWeight: number;
  readonly friction: number;
  readonly flyingFriction: number;
  /** The weight of a thing of n squares is shared by n and this many. */
  readonly moreShares: number;
  /** Only the first thing that moves is moved, as the walk then goes on where it landed. */
  readonly onlyFirst: boolean;
  /** Where an effect without direction pushes: a direction, or 0 for nowhere. */
  readonly noDirection: number;
  /** Each piece of an explosion pushes the way it spread; otherwise two ways of eight are confused. */
  readonly onlyOutward: boolean;
}

/** Reflection by creatures. */
export interface ReflectionRules {
  /** Percent of level 0 effects that are reflected. */
  readonly percent: number;
  readonly levelsPerPercent: number;
  /** A reflected missile turns on its own square; otherwise it still enters the mirror's. */
  readonly missileTurnsBefore: boolean;
}

/** Loss of experience. */
export interface ExperienceLossRules {
  /** Percent lost by a death, and the levels that it takes at most. */
  readonly deathPercent: number;
  readonly deathLevels: number;
  /** Percent of what was ever earned that stays. */
  readonly permanentPercent: number;
  /** The share of the rest that may be lost, in percent. */
  readonly sharePercent: number;
}

/** How monsters recover. */
export interface MonsterRecoveryRules {
  /** Monsters recover on each of their moves, by constitution and power; otherwise by the slot of casting. */
  readonly byMove: boolean;
  /** Parts of a point for each point of the attribute, at speed 1. */
  readonly perAttribute: number;
  /** Parts of a point. */
  readonly hitPointParts: number;
  readonly energyParts: number;
}

/** Hits of spells. */
export interface HitRules {
  /** Races match if one text is a substring of the other; otherwise they are lists with an equal entry. */
  readonly racesAsText: boolean;
  /** A creature immune to the holy word is spared all attack types that come with it. */
  readonly holyWordStopsAll: boolean;
  /** Plain magic is reduced by magic resistance twice. */
  readonly magicCountsTwice: boolean;
  /** Chaos counts as magic: it is scaled, and saved against, even where the attack wasn't magical. */
  readonly chaosIsMagic: boolean;
  /** Stolen life heals the attacker that is credited; otherwise the effect itself. */
  readonly stealsForOwner: boolean;
  /** An effect of one hit ends also if it kills. */
  readonly endsAfterKill: boolean;
  /** A victim's own damage decides what cancellation does to its things; otherwise the effect's. */
  readonly cancelsByVictim: boolean;
  /** Damage factor for slaying. */
  readonly slain: number;
  /** One hit point is stolen for this much damage, in percent. */
  readonly stolenOf: number;
  /** Heroes don't hit each other, or themselves, in full: percent of damage, and points more. */
  readonly sparesFriends: boolean;
  readonly friendlyPercent: number;
  readonly friendlyPlus: number;
  readonly saves: SaveRules;
  /** What chaos may turn into: attack types with their counts. */
  readonly chaotic: readonly (readonly [type: string, count: number])[];
  readonly drain: DrainRules;
  readonly death: DeathRules;
  readonly turning: TurningRules;
  readonly gods: readonly GodRules[];
  readonly corrosion: CorrosionRules;
  readonly states: StateRules;
  readonly things: ThingHitRules;
  readonly push: PushRules;
  readonly reflection: ReflectionRules;
  readonly experience: ExperienceLossRules;
  readonly monsters: MonsterRecoveryRules;
}
