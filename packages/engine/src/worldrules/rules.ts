// The slot `world`: the numbers that join the other slots into one game, and those that no source document
// gives. A ruleset fills it. The rules that read it are in this room and in objects, actors and game.

import type { CastingSkill } from '../casting/index.ts';
import type { Dice } from '../chance/index.ts';
import type {
  EarthquakeRules,
  HealingRules,
  HungerRules,
  LegRules,
  StranglingRules,
  StumblingRules,
} from './body-rules.ts';
import type { CompanionRules } from './companions/companion-rules.ts';
import type { DiggingRules } from './digging-rules.ts';
import type {
  BookRules,
  BreakageRules,
  DoorRules,
  DungeonRules,
  EgoRules,
  FearRules,
  FoodRules,
  GroupRules,
  MagicRules,
  PotionRules,
  SearchRules,
  TouchRules,
  WakingRules,
} from './dungeon-rules.ts';
import type { ExerciseRules } from './exercise/exercise-rules.ts';
import type { FaithRules } from './faith-rules.ts';
import type { FixtureRules } from './fixture-rules.ts';
import type { ForceNumbers } from './force-rules.ts';
import type { ForeignRules } from './foreign-rules.ts';
import type { FormRules } from './forms/form-rules.ts';
import type { GenerationRules } from './generation-rules.ts';
import type { HurlingRules, LifeSavingRules, PunishmentRules } from './ground/bond-rules.ts';
import type { BonesRules } from './ground/bones-rules.ts';
import type { LayoutRules } from './ground/branch-rules.ts';
import type {
  ChaseRules,
  FeatureRules,
  GroundRules,
  MechanismRules,
} from './ground/mechanism-rules.ts';
import type { RaceRow, RoleRow } from './heroes.ts';
import type { ObjectCastingRules } from './object-casting.ts';
import type { PowerRules } from './power-rules.ts';
import type {
  LevelRules,
  MonsterRules,
  PriceRules,
  ScaleRules,
  SpellTermRules,
} from './scale-rules.ts';
import type { ShopRules } from './shops/shop-rules.ts';
import type { ToolRules } from './tools/tool-rules.ts';
import type {
  CarrierNumbers,
  HidingRules,
  LightRules,
  LossRules,
  MindRules,
  ScrollRules,
  ServantRules,
  SpawnRules,
  TeleportRules,
} from './travel-rules.ts';

/** Lengths of time in beats. */
interface BeatRules {
  /** One move. */
  readonly move: number;
  /** One movement point. */
  readonly point: number;
  /** One tick. */
  readonly tick: number;
}

/** Facts of every new hero. */
interface BeginnerRules {
  /** Speed in movement points a turn; 12 is normal. */
  readonly speed: number;
  /** Maximum of a starting attribute, before race. */
  readonly mostOfAttribute: number;
}

/** Gains per level. */
interface GrowthNumbers {
  /** Rolls of the hit dice of role and race for each level after the first. */
  readonly rollsOfALevel: number;
  /** Constitution bonus to a level's hit points, highest row first. The first row reached counts. */
  readonly constitution: readonly { readonly least: number; readonly points: number }[];
  /** Wisdom divided by this (rounded down) adds to the range of the energy draw. */
  readonly wisdomOver: number;
  /** Interval, in levels, at which the role's primary attributes rise. */
  readonly attributesEvery: number;
}

/** Skill training. */
interface SkillNumbers {
  /** Practice for the first step. A later step takes this times the square of the level that it leaves. */
  readonly practice: number;
  /** Spell skills, whose slots are cheaper … */
  readonly schools: readonly string[];
  /** … by this divisor. */
  readonly schoolsOver: number;
  /** To-hit and damage bonus of each weapon skill level. */
  readonly weaponBonus: Readonly<
    Record<CastingSkill, { readonly toHit: number; readonly toDam: number }>
  >;
}

/** Bonuses for shooting the launcher of the hero's own role. */
interface OwnLauncherNumbers {
  /** Damage dice of its ammunition. They replace the ammunition's own dice. */
  readonly dice: Dice;
  /** Extra shots per turn from a skill level on. */
  readonly extra: { readonly from: CastingSkill; readonly shots: number };
}

/** Parts of the hero's body and pack. */
interface BodyParts {
  readonly hunger: HungerRules;
  readonly healing: HealingRules;
  readonly stumbling: StumblingRules;
  readonly exercise: ExerciseRules;
  readonly strangling: StranglingRules;
  readonly legs: LegRules;
  readonly fear: FearRules;
  readonly touches: TouchRules;
  readonly losses: LossRules;
  readonly forms: FormRules;
  readonly food: FoodRules;
  readonly punishment: PunishmentRules;
  readonly hurling: HurlingRules;
  readonly lifeSaving: LifeSavingRules;
}

/** Parts of the dungeon's population: generation and behaviour. */
interface DungeonParts {
  readonly layout: LayoutRules;
  readonly digging: DiggingRules;
  readonly mechanisms: MechanismRules;
  readonly features: FeatureRules;
  readonly ground: GroundRules;
  readonly chase: ChaseRules;
  readonly dungeon: DungeonRules;
  readonly bones: BonesRules;
  readonly groups: GroupRules;
  readonly spawning: SpawnRules;
  readonly generation: GenerationRules;
  readonly egos: EgoRules;
  readonly waking: WakingRules;
  readonly minds: MindRules;
  readonly hiding: HidingRules;
  readonly servants: ServantRules;
  readonly companions: CompanionRules;
}

/** Parts of terrain, items and magic. */
interface DeedParts {
  readonly searching: SearchRules;
  readonly fixtures: FixtureRules;
  readonly doors: DoorRules;
  readonly breakage: BreakageRules;
  readonly earthquakes: EarthquakeRules;
  readonly tools: ToolRules;
  readonly shops: ShopRules;
  readonly teleports: TeleportRules;
  readonly light: LightRules;
  readonly books: BookRules;
  readonly scrolls: ScrollRules;
  readonly carriers: CarrierNumbers;
  readonly potions: PotionRules;
  readonly magic: MagicRules;
  readonly objectCasting: ObjectCastingRules;
  readonly powers: PowerRules;
  readonly foreign: ForeignRules;
  readonly forces: ForceNumbers;
  readonly faith: FaithRules;
}

/** The slot's type. */
export interface WorldRules extends BodyParts, DungeonParts, DeedParts {
  readonly roles: Readonly<Record<string, RoleRow>>;
  readonly races: Readonly<Record<string, RaceRow>>;
  /** Attribute points that a new hero distributes, before race modifiers. */
  readonly attributePoints: number;
  readonly beginners: BeginnerRules;
  readonly beats: BeatRules;
  readonly levels: LevelRules;
  readonly growth: GrowthNumbers;
  readonly skills: SkillNumbers;
  readonly ownLauncher: OwnLauncherNumbers;
  readonly scales: ScaleRules;
  readonly monsters: MonsterRules;
  readonly spellTerms: SpellTermRules;
  readonly prices: PriceRules;
}
