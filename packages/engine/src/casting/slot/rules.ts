// The casting slot of a ruleset: tables, numbers and named steps of spellcasting.

import type { Chance } from '../../chance/index.ts';
import type { BookFailure } from './book-failures.ts';
import type { AttackRules, FlightRules } from './effect-rules.ts';
import type { CastingNotebook, ChanceFact } from './facts.ts';
import type { AmnesiaRules, BackfireRules, MemoryRules, MenuRules } from './memory-rules.ts';
import type {
  AttemptStepName,
  BodyKind,
  CastingBurden,
  CastingCheckName,
  CastingOutcome,
  CastingSkill,
  CastingStat,
  HelmetKind,
  WornKind,
} from './names.ts';
import type { CreatureRules, InvokingRules, PowerRules } from './power-rules.ts';
import type {
  CastingSpellRow,
  RegenerationRules,
  RoleSchoolsRow,
  StartingBookRules,
  TeleportRules,
  TrainingRules,
} from './school-rules.ts';
import type { Share } from './share-rules.ts';
import type { AttemptView, ChanceView, PrerequisiteView, Purse } from './views.ts';
import type { CastingWays } from './ways.ts';

/** Casting numbers of a role. Penalty points: lower is better. */
export interface CastingRoleRow {
  /** Base penalty. */
  readonly base: number;
  /** Added for an emergency spell. */
  readonly emergency: number;
  /** Added for a shield of any size. */
  readonly shield: number;
  /** The role's penalty for body armour, which robes modify. */
  readonly suit: number;
  readonly stat: CastingStat;
  /** Kebab-case name of the role's special spell. */
  readonly specialSpell: string;
  /** Schools in which metal doesn't hinder the role; absent: none. */
  readonly unhampered?: readonly string[];
  /** Schools of spells that differ from the usual ones for this role; absent: none. */
  readonly schools?: Readonly<Record<string, string>>;
}

/** Penalty of a body outfit: a share of the role's suit penalty, plus fixed points. */
export interface BodyTerm extends Share {
  readonly plus: number;
  /** The fact that explains it. */
  readonly fact: ChanceFact;
}

/** Body armour without and with a robe over it. */
export interface BodyRow {
  readonly bare: BodyTerm;
  readonly robed: BodyTerm;
}

/** Penalty points of worn and wielded gear. */
export interface GearRules {
  /** Robes have rows only in rulesets where they are body armour. */
  readonly body: Readonly<Record<WornKind, BodyRow> & Partial<Record<BodyKind, BodyRow>>>;
  readonly helmet: Readonly<Record<HelmetKind, number>>;
  readonly gloves: Readonly<Record<WornKind, number>>;
  readonly boots: Readonly<Record<WornKind, number>>;
  /** For a wielded quarterstaff. */
  readonly quarterstaff: number;
}

/** Limits and further terms of the penalty. */
export interface PenaltyRules {
  /** Added for the role's special spell. */
  readonly specialSpell: number;
  /** Maximum penalty. */
  readonly most: number;
  /** Minimum penalty; absent: none. */
  readonly least?: number;
}

/**
 * Difficulty of a spell for a caster: perSpellLevel × (spell level − 1) − (perSkill × rank + level div
 * levelsPerPoint + head start).
 */
export interface DifficultyRules {
  readonly perSpellLevel: number;
  readonly perSkill: number;
  /** The rank of each skill. */
  readonly ranks: Readonly<Record<CastingSkill, number>>;
  /** Experience levels per point. */
  readonly levelsPerPoint: number;
  readonly headStart: number;
}

/** The numbers of the success chance. */
export interface ChanceRules {
  /** The base chance is this share of the attribute. */
  readonly ofStat: Share;
  /** A difficulty d above 0 subtracts ⌊√(times × d + plus)⌋. */
  readonly hard: { readonly times: number; readonly plus: number };
  /** A difficulty of 0 or less adds ⌊times × −d / spell level⌋, at most `most`. */
  readonly easy: { readonly times: number; readonly most: number };
  /** The chance is limited to 0 … this before shield and penalty. */
  readonly most: number;
  /** A large shield divides the chance by this … */
  readonly largeShieldOver: number;
  /** … or by this for the special spell. */
  readonly largeShieldSpecialOver: number;
  /** Final step: ⌊chance × (free − penalty) / over⌋ − penalty, limited to 0…100. */
  readonly final: { readonly free: number; readonly over: number };
}

/** The steps that vary between rulesets. */
export interface CastingSteps {
  /** The percentage of casts that succeed. */
  readonly chance: (
    rules: CastingRules,
    row: CastingRoleRow,
    view: ChanceView,
    notes: CastingNotebook,
  ) => number;
  /** The price of an attempt, from the spell's price, the chance in percent and the Amulet. */
  readonly price: (
    rules: CastingRules,
    plain: number,
    chance: number,
    amulet: boolean,
    notes: CastingNotebook,
  ) => number;
  /** The chance from the attribute alone. */
  readonly aptitude: (rules: CastingRules, stat: number) => number;
  /** Difficulty of a spell; easy at 0 or less. */
  readonly difficulty: (
    rules: CastingRules,
    spellLevel: number,
    skill: CastingSkill,
    level: number,
  ) => number;
  /** The difficulty's effect on the chance; negative for a hard spell. */
  readonly ease: (rules: CastingRules, difficulty: number, spellLevel: number) => number;
  /** The chance in percent after the penalty. */
  readonly underPenalty: (rules: CastingRules, chance: number, penalty: number) => number;
  /** The damage of a spell with its caster's bonus. */
  readonly boundDamage: (damage: number, bonus: number) => number;
  /** Whether a spell is one of the emergency spells. */
  readonly isEmergency: (rules: CastingRules, spell: string) => boolean;
}

/** One prerequisite. */
export interface CastingCheck {
  /** Whether the caster is refused for this reason. */
  readonly applies: (
    rules: CastingRules,
    view: PrerequisiteView,
    notes: CastingNotebook,
  ) => boolean;
  /** A refused attempt uses the caster's move. */
  readonly usesTurn: boolean;
  /** Also checked for a forgotten spell. */
  readonly meetsForgotten: boolean;
}

/** The prerequisites: the first one in order that applies ends the attempt. */
export interface PrerequisiteRules {
  readonly order: readonly CastingCheckName[];
  /** Every check of the order. A ruleset without a check omits it from the order. */
  readonly checks: Readonly<Partial<Record<CastingCheckName, CastingCheck>>>;
  /** At this nutrition or less the caster is too hungry … */
  readonly hungryAt: number;
  /** … for all spells but these. */
  readonly castHungry: readonly string[];
  /** Below this strength the caster is too weak … */
  readonly leastStrength: number;
  /** … for all spells but these. */
  readonly castWeak: readonly string[];
  /** Burdens that prevent casting. */
  readonly tooLaden: readonly CastingBurden[];
}

/** Energy cost of casting. */
export interface EnergyRules {
  /** Energy per spell level. */
  readonly perSpellLevel: number;
  /**
   * NetHack's spells cost what their file states, if anything; false: their price depends on their level, as
   * for all spells in NetHack.
   */
  readonly asWritten: boolean;
  /** A failure costs this share of the price. */
  readonly failure: Share;
  /** The Amulet drains one die of this many sides per point of the price. */
  readonly amuletSidesPerPoint: number;
  /** Casting without enough energy; absent: not possible. */
  readonly exhaustion?: ExhaustionRules;
}

/** Casting on hit points. */
interface ExhaustionRules {
  /** Required skills. */
  readonly skills: readonly CastingSkill[];
  /** Nutrition per hit point. */
  readonly nutritionPerHitPoint: number;
  /** Nutrition that always remains. */
  readonly leaves: number;
}

/** Reduction of the nutrition cost by intelligence. */
export interface HungerRow {
  /** Minimum intelligence of the row. */
  readonly intelligence: number;
  /** The share that is still paid. */
  readonly pays: Share;
}

/** Nutrition cost of casting. */
export interface NutritionRules {
  /** Nutrition per point of the price. */
  readonly perEnergy: number;
  /** Spells without a nutrition cost. */
  readonly free: readonly string[];
  /** Roles whose cost is reduced by intelligence. */
  readonly reducedFor: readonly string[];
  /** Highest intelligence first; the first row reached counts. */
  readonly reduced: readonly HungerRow[];
  /** Nutrition that a cast always leaves. */
  readonly leaves: number;
}

/**
 * One step of an attempt after the prerequisites. It may change the purse; returning an outcome ends the
 * attempt.
 */
export type AttemptStep = (
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
) => CastingOutcome | undefined;

/** The steps after the prerequisites; the last one always returns an outcome. */
export interface AttemptRules {
  /** Whose rules each part of casting goes by. */
  readonly ways: CastingWays;
  readonly order: readonly AttemptStepName[];
  readonly steps: Readonly<Record<AttemptStepName, AttemptStep>>;
}

/** Size of a book's failure. */
interface BookEffectRow {
  readonly least: number;
  readonly spread: number;
  readonly times: number;
}

/** Learning from books. */
export interface StudyRules {
  /** Units of the book's delay by level of the book, from 1. */
  readonly measures: readonly number[];
  /** Added to intelligence. */
  readonly plain: number;
  /** Added for lenses. */
  readonly lenses: number;
  /** Experience levels per point. */
  readonly levelsPerPoint: number;
  /** Deduction per level of the book. */
  readonly perBookLevel: number;
  /** Failures of a book, indexed by a draw below its level. */
  readonly failures: readonly BookFailure[];
  /** Probability that a failed book crumbles. */
  readonly crumbles: Share;
  /** Size of a failure: `least` plus `times` × a draw from 0 … spread − 1. */
  readonly effects: Readonly<Partial<Record<BookFailure, BookEffectRow>>>;
  /** Roles that are warned: if their ability is below this, and more strongly below this. */
  readonly warnedRoles: readonly string[];
  readonly difficultBelow: number;
  readonly veryDifficultBelow: number;
  /** Probability that lenses give an additional turn of study. */
  readonly lensesHelp: Share;
  /** Probability that a confused reader tears the book. */
  readonly tears: Share;
  /** A dull book puts its reader to sleep if a die with this many sides exceeds wisdom; 0: never. */
  readonly dullDie: number;
}

/** Damage bonus from a minimum intelligence and level. */
export interface DamageRow {
  readonly intelligence: number;
  readonly level: number;
  readonly bonus: number;
}

/** The damage bonus of a caster. */
export interface SpellDamageRules {
  /** The first row reached counts. */
  readonly rows: readonly DamageRow[];
  /** Bonus by the skill in the spell's school. */
  readonly bySkill: Readonly<Record<CastingSkill, number>>;
}

/** The casting slot. */
export interface CastingRules {
  readonly roles: Readonly<Record<string, CastingRoleRow>>;
  readonly gear: GearRules;
  readonly penalty: PenaltyRules;
  readonly difficulty: DifficultyRules;
  readonly chance: ChanceRules;
  /** The spells of the `emergency` column of the roles. */
  readonly emergencySpells: readonly string[];
  readonly prerequisites: PrerequisiteRules;
  readonly energy: EnergyRules;
  readonly nutrition: NutritionRules;
  readonly attempt: AttemptRules;
  readonly study: StudyRules;
  readonly damage: SpellDamageRules;
  readonly memory: MemoryRules;
  readonly menu: MenuRules;
  readonly backfire: BackfireRules;
  readonly amnesia: AmnesiaRules;
  readonly flight: FlightRules;
  readonly attack: AttackRules;
  readonly spells: Readonly<Record<string, CastingSpellRow>>;
  /** Skills that roles can learn, by role. */
  readonly schools: Readonly<Record<string, RoleSchoolsRow>>;
  readonly startingBooks: StartingBookRules;
  readonly training: TrainingRules;
  readonly teleport: TeleportRules;
  readonly regeneration: RegenerationRules;
  /** Rules where the chance raises the price; absent: the chance is rolled against. */
  readonly power?: PowerRules;
  /** Skills at which every spell acts as if blessed; absent: by the spell. */
  readonly blessedAt?: readonly CastingSkill[];
  /** Invoking artifacts that cast; absent: none. */
  readonly invoking?: InvokingRules;
  /** Facts revealed by the spell of identify, by skill; absent: skill has no effect. */
  readonly identifying?: Readonly<Record<CastingSkill, readonly string[]>>;
  /** Taming and summoning by spells. */
  readonly creatures: CreatureRules;
  readonly steps: CastingSteps;
}
