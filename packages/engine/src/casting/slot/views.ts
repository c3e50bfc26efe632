// Inputs of the casting rules: plain records.

import type {
  BodyKind,
  CastingBurden,
  CastingCheckName,
  CastingOutcome,
  CastingPool,
  CastingSkill,
  FormVoice,
  HelmetKind,
  ShieldCurse,
  ShieldSize,
  WornKind,
} from './names.ts';

/** The facts that the success chance of a caster with a spell depends on. */
export interface ChanceView {
  /** A role of the ruleset, such as `wizard`. */
  readonly role: string;
  /** The role's casting attribute, with everything worn; 3…25. */
  readonly stat: number;
  /** Experience level, 1…30. */
  readonly level: number;
  /** 1…7. */
  readonly spellLevel: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** It is one of the emergency spells. */
  readonly emergency: boolean;
  /** It is the role's special spell. */
  readonly special: boolean;
  readonly bodyArmour: BodyKind;
  /** A robe is worn as the cloak. */
  readonly robe: boolean;
  readonly shield: ShieldSize;
  readonly helmet: HelmetKind;
  readonly gloves: WornKind;
  readonly boots: WornKind;
  /** A quarterstaff is wielded. */
  readonly quarterstaff: boolean;
  /** The spell's school; absent: one without effect on any role. */
  readonly school?: string;
  /** The shield is metallic. Absent: no; few rulesets use it. */
  readonly metallicShield?: boolean;
}

/** The voice of the caster's present form. */
export interface FormView {
  /** It makes no sound. */
  readonly silent: boolean;
  readonly headless: boolean;
  readonly voice: FormVoice;
}

/** The wielded weapon, as far as it affects free hands. */
export interface HeldWeaponView {
  /** It is cursed and of a kind that sticks to the hand. */
  readonly stuck: boolean;
  readonly twoHanded: boolean;
  readonly quarterstaff: boolean;
}

/** The facts that the prerequisites depend on. */
export interface PrerequisiteView {
  /** At least one spell is known; a forgotten one still counts. */
  readonly knowsSpells: boolean;
  /** Kebab-case name of the spell, such as `detect-food`. */
  readonly spell: string;
  /** The spell's retention is 0. */
  readonly forgotten: boolean;
  readonly stunned: boolean;
  /** The caster is being strangled. */
  readonly strangled: boolean;
  readonly form: FormView;
  readonly weapon: HeldWeaponView;
  /** The shield. */
  readonly heldShield: ShieldCurse;
  readonly nutrition: number;
  /** Strength with all modifiers, 3…25. */
  readonly strength: number;
  readonly burden: CastingBurden;
  /** The caster's magic is cancelled. Absent: no; few rulesets use it. */
  readonly cancelled?: boolean;
}

/** The facts that the nutrition cost depends on. */
export interface NutritionView {
  /** Kebab-case name of the spell. */
  readonly spell: string;
  readonly role: string;
  /** Intelligence with everything worn, 3…25. */
  readonly intelligence: number;
  readonly nutrition: number;
  /** The price of the spell in energy. */
  readonly price: number;
}

/** The facts that a whole attempt depends on. */
export interface AttemptView extends PrerequisiteView, NutritionView {
  readonly spell: string;
  readonly nutrition: number;
  readonly confused: boolean;
  /** The Amulet of Yendor is carried. */
  readonly amulet: boolean;
  /** Energy before the attempt, 0 or more. */
  readonly energy: number;
  /** The pool of `energy` and `price`. Absent: energy. */
  readonly pool?: CastingPool;
  /** Grace before the attempt, for a spell that also costs grace. Absent: it doesn't. */
  readonly grace?: GraceView;
  /** Success chance in percent, 0…100. */
  readonly chance: number;
  /** 1…7; a success trains by this. */
  readonly spellLevel: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** Continues at the cost of hit points, in rulesets that allow it. Absent: no. */
  readonly continueOnExhaustion?: boolean;
}

/** A spell's cost from a second pool. */
interface GraceView {
  /** Before the attempt, 0 or more. */
  readonly held: number;
  /** 1 or more, before the chance raises it. */
  readonly price: number;
}

/** Whether the prerequisites are met, or which one fails. */
export interface Readiness {
  /** `ready`, or the check that ended the attempt. */
  readonly outcome: CastingCheckName | 'ready';
  /** The refused attempt uses the caster's move. */
  readonly usesTurn: boolean;
}

/** The result of one attempt. */
export interface CastingAttempt {
  readonly outcome: CastingOutcome;
  /** Energy afterwards. */
  readonly energy: number;
  /** Additional grace paid. Absent: none. */
  readonly gracePaid?: number;
  /** Nutrition afterwards. */
  readonly nutrition: number;
  /** The attempt uses the caster's move. */
  readonly usesTurn: boolean;
  /** Training gained in the spell's school. */
  readonly training: number;
  /** Hit points spent instead of energy. */
  readonly hitPointsLost: number;
}

/** State shared by the steps of one attempt. */
export interface Purse {
  energy: number;
  nutrition: number;
  /** The price of this attempt. */
  price: number;
  /** The attempt's additional grace cost, and the amount paid so far. */
  readonly gracePrice: number;
  gracePaid: number;
  usesTurn: boolean;
  /** Hit points spent instead of energy. */
  hitPointsLost: number;
}
