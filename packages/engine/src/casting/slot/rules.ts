// The casting slot of a ruleset: the tables, numbers and named steps of spellcasting.

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

/** What a role brings to casting. Penalty points: fewer are better. */
export interface CastingRoleRow {
  /** Penalty points before anything else. */
  readonly base: number;
  /** Added for an emergency spell. */
  readonly emergency: number;
  /** Added for a shield of any size. */
  readonly shield: number;
  /** What body armour and robes are measured by. */
  readonly suit: number;
  readonly stat: CastingStat;
  /** Kebab-case name of the spell that the role casts best. */
  readonly specialSpell: string;
  /** Schools in whose spells no metal hampers the role; absent: none. */
  readonly unhampered?: readonly string[];
  /** Schools of spells that belong to others for everybody else; absent: none. */
  readonly schools?: Readonly<Record<string, string>>;
}

/** The penalty of one way to dress the body: a share of the role's suit, and points for everybody. */
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

/** Penalty points of what is worn and wielded. */
export interface GearRules {
  /** Robes are rows only where they are worn as body armour. */
  readonly body: Readonly<Record<WornKind, BodyRow> & Partial<Record<BodyKind, BodyRow>>>;
  readonly helmet: Readonly<Record<HelmetKind, number>>;
  readonly gloves: Readonly<Record<WornKind, number>>;
  readonly boots: Readonly<Record<WornKind, number>>;
  /** For a wielded quarterstaff. */
  readonly quarterstaff: number;
}

/** The rest of the penalty. */
export interface PenaltyRules {
  /** Added for the special spell of the role. */
  readonly specialSpell: number;
  /** A penalty above this counts as this. */
  readonly most: number;
  /** A penalty below this counts as this; absent: there is no least. */
  readonly least?: number;
}

/** How hard a spell is for a caster: perSpellLevel × (spell level − 1) − (perSkill × rank + level div levelsPerPoint + head start). */
export interface DifficultyRules {
  readonly perSpellLevel: number;
  readonly perSkill: number;
  /** The rank of each skill. */
  readonly ranks: Readonly<Record<CastingSkill, number>>;
  /** Experience levels that are worth one point. */
  readonly levelsPerPoint: number;
  readonly headStart: number;
}

/** The numbers of the success chance. */
export interface ChanceRules {
  /** The base chance is this share of the attribute. */
  readonly ofStat: Share;
  /** A difficulty d above 0 takes ⌊√(times × d + plus)⌋ off. */
  readonly hard: { readonly times: number; readonly plus: number };
  /** One of 0 or less adds ⌊times × −d / spell level⌋, at most `most`. */
  readonly easy: { readonly times: number; readonly most: number };
  /** The chance is kept within 0 and this before shield and penalty. */
  readonly most: number;
  /** Behind a large shield the chance is divided by this … */
  readonly largeShieldOver: number;
  /** … or by this for the special spell. */
  readonly largeShieldSpecialOver: number;
  /** At the end: ⌊chance × (free − penalty) / over⌋ − penalty, within 0…100. */
  readonly final: { readonly free: number; readonly over: number };
}

/** The steps that rulesets do in different ways. */
export interface CastingSteps {
  /** The percentage of casts that succeed. */
  readonly chance: (
    rules: CastingRules,
    row: CastingRoleRow,
    view: ChanceView,
    notes: CastingNotebook,
  ) => number;
  /** The price of an attempt, from what the spell costs, the chance in percent and the Amulet. */
  readonly price: (
    rules: CastingRules,
    plain: number,
    chance: number,
    amulet: boolean,
    notes: CastingNotebook,
  ) => number;
  /** The chance that the attribute alone gives. */
  readonly aptitude: (rules: CastingRules, stat: number) => number;
  /** How hard a spell is; 0 and less are easy. */
  readonly difficulty: (
    rules: CastingRules,
    spellLevel: number,
    skill: CastingSkill,
    level: number,
  ) => number;
  /** What the difficulty adds to the chance; negative for a hard spell. */
  readonly ease: (rules: CastingRules, difficulty: number, spellLevel: number) => number;
  /** The percentage that the penalty leaves of the chance. */
  readonly underPenalty: (rules: CastingRules, chance: number, penalty: number) => number;
  /** The damage of a spell with its caster's bonus. */
  readonly boundDamage: (damage: number, bonus: number) => number;
  /** Whether a spell is one of the emergency spells. */
  readonly isEmergency: (rules: CastingRules, spell: string) => boolean;
}

/** One prerequisite. */
export interface CastingCheck {
  /** Holds for a caster who is refused for this reason. */
  readonly applies: (
    rules: CastingRules,
    view: PrerequisiteView,
    notes: CastingNotebook,
  ) => boolean;
  /** The refused attempt uses the caster's move. */
  readonly usesTurn: boolean;
  /** A forgotten spell meets it too; otherwise it is passed over. */
  readonly meetsForgotten: boolean;
}

/** The prerequisites: the first in order that applies ends the attempt. */
export interface PrerequisiteRules {
  readonly order: readonly CastingCheckName[];
  /** Every check of the order; a ruleset that lacks one hasn't its name in the order. */
  readonly checks: Readonly<Partial<Record<CastingCheckName, CastingCheck>>>;
  /** At this nutrition or less the caster is too hungry … */
  readonly hungryAt: number;
  /** … for all spells but these. */
  readonly castHungry: readonly string[];
  /** Below this strength the caster is too weak … */
  readonly leastStrength: number;
  /** … for all spells but these. */
  readonly castWeak: readonly string[];
  /** Loads under which nobody casts. */
  readonly tooLaden: readonly CastingBurden[];
}

/** What energy a cast takes. */
export interface EnergyRules {
  /** Energy per spell level. */
  readonly perSpellLevel: number;
  /**
   * NetHack's spells cost what their file says, where it says anything; false: by their level, as all of
   * them do in NetHack.
   */
  readonly asWritten: boolean;
  /** A failure costs this share of the price. */
  readonly failure: Share;
  /** The Amulet drains one die of this many sides per point of the price. */
  readonly amuletSidesPerPoint: number;
  /** Going on without enough energy; absent: nobody may. */
  readonly exhaustion?: ExhaustionRules;
}

/** Casting on hit points. */
interface ExhaustionRules {
  /** Skills that may. */
  readonly skills: readonly CastingSkill[];
  /** Nutrition for each hit point. */
  readonly nutritionPerHitPoint: number;
  /** Nutrition that is always left then. */
  readonly leaves: number;
}

/** What an intelligence spares a caster. */
export interface HungerRow {
  /** From this intelligence on. */
  readonly intelligence: number;
  /** What is still paid. */
  readonly pays: Share;
}

/** What nutrition a cast takes. */
export interface NutritionRules {
  /** Nutrition per point of the price. */
  readonly perEnergy: number;
  /** Spells that take none. */
  readonly free: readonly string[];
  /** Roles that pay less by intelligence. */
  readonly reducedFor: readonly string[];
  /** Highest intelligence first; the first row that is reached counts. */
  readonly reduced: readonly HungerRow[];
  /** What a cast always leaves. */
  readonly leaves: number;
}

/**
 * One step of an attempt after the prerequisites. It may change the purse; an outcome ends the
 * attempt.
 */
export type AttemptStep = (
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
) => CastingOutcome | undefined;

/** What happens after the prerequisites; the last step always gives an outcome. */
export interface AttemptRules {
  readonly order: readonly AttemptStepName[];
  readonly steps: Readonly<Record<AttemptStepName, AttemptStep>>;
}

/** How long or how much a book's failure is. */
interface BookEffectRow {
  readonly least: number;
  readonly spread: number;
  readonly times: number;
}

/** Learning from books. */
export interface StudyRules {
  /** Measures of the book's delay by level of the book, from 1. */
  readonly measures: readonly number[];
  /** Added to intelligence. */
  readonly plain: number;
  /** Added for lenses. */
  readonly lenses: number;
  /** Experience levels that are worth one point. */
  readonly levelsPerPoint: number;
  /** Points that each level of the book takes. */
  readonly perBookLevel: number;
  /** What a book that is too hard does, by a draw below its level. */
  readonly failures: readonly BookFailure[];
  /** How often such a book crumbles. */
  readonly crumbles: Share;
  /** How long or how much a failure is: `least` and `times` one of 0 … spread − 1. */
  readonly effects: Readonly<Partial<Record<BookFailure, BookEffectRow>>>;
  /** Roles that are warned, when what they can take on is below this, and below this of more. */
  readonly warnedRoles: readonly string[];
  readonly difficultBelow: number;
  readonly veryDifficultBelow: number;
  /** How often lenses are worth a turn of study more. */
  readonly lensesHelp: Share;
  /** How often a confused reader tears the book. */
  readonly tears: Share;
  /** The dull book puts to sleep when a die of this many sides is above wisdom; 0: never. */
  readonly dullDie: number;
}

/** What is added to a spell's damage from an intelligence and a level on. */
export interface DamageRow {
  readonly intelligence: number;
  readonly level: number;
  readonly bonus: number;
}

/** The damage bonus of a caster. */
export interface SpellDamageRules {
  /** The first row that is reached counts. */
  readonly rows: readonly DamageRow[];
  /** What the skill in the spell's school adds. */
  readonly bySkill: Readonly<Record<CastingSkill, number>>;
}

/** The casting slot. */
export interface CastingRules {
  readonly roles: Readonly<Record<string, CastingRoleRow>>;
  readonly gear: GearRules;
  readonly penalty: PenaltyRules;
  readonly difficulty: DifficultyRules;
  readonly chance: ChanceRules;
  /** The spells that the `emergency` column of the roles is about. */
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
  /** What roles can learn, by role. */
  readonly schools: Readonly<Record<string, RoleSchoolsRow>>;
  readonly startingBooks: StartingBookRules;
  readonly training: TrainingRules;
  readonly teleport: TeleportRules;
  readonly regeneration: RegenerationRules;
  /** Where the chance raises the price; absent: it is rolled against. */
  readonly power?: PowerRules;
  /** Skills at which every spell acts as if blessed; absent: as each spell has it. */
  readonly blessedAt?: readonly CastingSkill[];
  /** Invoking artifacts that cast; absent: none does. */
  readonly invoking?: InvokingRules;
  /** What the spell of identify tells by skill; absent: skill doesn't matter. */
  readonly identifying?: Readonly<Record<CastingSkill, readonly string[]>>;
  /** Taming and summoning by spells. */
  readonly creatures: CreatureRules;
  readonly steps: CastingSteps;
}
