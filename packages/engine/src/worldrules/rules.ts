// The slot `world`: every number by which the game joins the other slots into one world, and those that no
// document gives. A ruleset fills it; the rules that read it are in this room, in the objects, the actors and
// the game.

import type { CastingSkill } from '../casting/index.ts';
import type { Dice } from '../chance/index.ts';
import type {
  EarthquakeRules,
  HealingRules,
  HungerRules,
  StranglingRules,
  StumblingRules,
} from './body-rules.ts';
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
import type { GenerationRules } from './generation-rules.ts';
import type { RaceRow, RoleRow } from './heroes.ts';
import type {
  LevelRules,
  MonsterRules,
  PriceRules,
  ScaleRules,
  SpellTermRules,
} from './scale-rules.ts';
import type {
  HidingRules,
  LightRules,
  LossRules,
  MindRules,
  ScrollRules,
  ServantRules,
  SpawnRules,
  TeleportRules,
} from './travel-rules.ts';

/** Lengths in beats. */
interface BeatRules {
  /** Of a move. */
  readonly move: number;
  /** Of a movement point. */
  readonly point: number;
  /** Of a tick. */
  readonly tick: number;
}

/** What every new hero has. */
interface BeginnerRules {
  /** Speed in movement points a turn, 12 for most creatures; it stays. */
  readonly speed: number;
  /** The most that an attribute starts with, before race. */
  readonly mostOfAttribute: number;
}

/** What a level adds to a hero. */
interface GrowthNumbers {
  /** How often the dice of role and race are rolled for a level after the first. */
  readonly rollsOfALevel: number;
  /** Hit points of such a level by constitution, the highest row first; the first that is reached counts. */
  readonly constitution: readonly { readonly least: number; readonly points: number }[];
  /** Wisdom divided by this, fractions down, is added to the sides of the die of energy. */
  readonly wisdomOver: number;
  /** Each so many levels raise the role's primary attributes. */
  readonly attributesEvery: number;
}

/** How skills grow by use. */
interface SkillNumbers {
  /** Practice of the first step; later ones take it times the square of the level that they leave. */
  readonly practice: number;
  /** Skills of spells, whose slots are cheaper … */
  readonly schools: readonly string[];
  /** … by this divisor. */
  readonly schoolsOver: number;
  /** What a weapon's skill adds to a blow. */
  readonly weaponBonus: Readonly<
    Record<CastingSkill, { readonly toHit: number; readonly toDam: number }>
  >;
}

/** What shooting with the launcher of one's role is worth. */
interface OwnLauncherNumbers {
  /** The dice of its ammunition, whatever that has of its own. */
  readonly dice: Dice;
  /** Further shots of a turn from a skill level on. */
  readonly extra: { readonly from: CastingSkill; readonly shots: number };
}

/** The parts that say how a hero's body fares, and what becomes of what he carries. */
interface BodyParts {
  readonly hunger: HungerRules;
  readonly healing: HealingRules;
  readonly stumbling: StumblingRules;
  readonly strangling: StranglingRules;
  readonly fear: FearRules;
  readonly touches: TouchRules;
  readonly losses: LossRules;
  readonly food: FoodRules;
}

/** The parts that say what lives and lies in the dungeon, how it is made, and what it does. */
interface DungeonParts {
  readonly dungeon: DungeonRules;
  readonly groups: GroupRules;
  readonly spawning: SpawnRules;
  readonly generation: GenerationRules;
  readonly egos: EgoRules;
  readonly waking: WakingRules;
  readonly minds: MindRules;
  readonly hiding: HidingRules;
  readonly servants: ServantRules;
}

/** The parts that say what the ground, things and magic do. */
interface DeedParts {
  readonly searching: SearchRules;
  readonly doors: DoorRules;
  readonly breakage: BreakageRules;
  readonly earthquakes: EarthquakeRules;
  readonly teleports: TeleportRules;
  readonly light: LightRules;
  readonly books: BookRules;
  readonly scrolls: ScrollRules;
  readonly potions: PotionRules;
  readonly magic: MagicRules;
}

/** The slot. */
export interface WorldRules extends BodyParts, DungeonParts, DeedParts {
  readonly roles: Readonly<Record<string, RoleRow>>;
  readonly races: Readonly<Record<string, RaceRow>>;
  /** Attribute points that a hero starts with in all, before race. */
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
