// What the rules of casting are told: plain records, made by whoever knows the caster and the spell.

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

/** What the success chance of one caster with one spell depends on. */
export interface ChanceView {
  /** A role of the ruleset, such as `wizard`. */
  readonly role: string;
  /** The attribute that the role casts by, with everything worn; 3…25. */
  readonly stat: number;
  /** Experience level, 1…30. */
  readonly level: number;
  /** 1…7. */
  readonly spellLevel: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** It is one of the emergency spells. */
  readonly emergency: boolean;
  /** It is the special spell of the role. */
  readonly special: boolean;
  readonly bodyArmor: BodyKind;
  /** A robe is worn as the cloak. */
  readonly robe: boolean;
  readonly shield: ShieldSize;
  readonly helmet: HelmetKind;
  readonly gloves: WornKind;
  readonly boots: WornKind;
  /** A quarterstaff is wielded. */
  readonly quarterstaff: boolean;
  /** School of the spell; absent: none that a role is at an advantage in. */
  readonly school?: string;
  /** The shield is of metal. Absent: it isn't; few rulesets ask. */
  readonly metallicShield?: boolean;
}

/** What a caster's present form can utter. */
export interface FormView {
  /** It makes no sound at all. */
  readonly silent: boolean;
  readonly headless: boolean;
  readonly voice: FormVoice;
}

/** What is wielded, as far as free hands ask. */
export interface HeldWeaponView {
  /** It is cursed and of a kind that sticks to the hand. */
  readonly stuck: boolean;
  readonly twoHanded: boolean;
  readonly quarterstaff: boolean;
}

/** What the prerequisites of casting depend on. */
export interface PrerequisiteView {
  /** At least one spell is known; one whose memory ran out still counts. */
  readonly knowsSpells: boolean;
  /** Kebab-case name of the spell, such as `detect-food`. */
  readonly spell: string;
  /** The memory of the spell is 0. */
  readonly forgotten: boolean;
  readonly stunned: boolean;
  /** The caster is being strangled. */
  readonly strangled: boolean;
  readonly form: FormView;
  readonly weapon: HeldWeaponView;
  /** The shield on the arm. */
  readonly heldShield: ShieldCurse;
  readonly nutrition: number;
  /** Strength with all modifiers, 3…25. */
  readonly strength: number;
  readonly burden: CastingBurden;
  /** The caster's magic is cancelled. Absent: it isn't; few rulesets ask. */
  readonly cancelled?: boolean;
}

/** What the nutrition that a cast takes depends on. */
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

/** What one whole attempt depends on. */
export interface AttemptView extends PrerequisiteView, NutritionView {
  readonly spell: string;
  readonly nutrition: number;
  readonly confused: boolean;
  /** The Amulet of Yendor is carried. */
  readonly amulet: boolean;
  /** Energy before the attempt, 0 or more. */
  readonly energy: number;
  /** What `energy` and `price` are points of. Absent: energy. */
  readonly pool?: CastingPool;
  /** Grace before the attempt, 0 or more, for a spell that takes some besides. Absent: it takes none. */
  readonly grace?: GraceView;
  /** Chance to succeed in percent, 0…100. */
  readonly chance: number;
  /** 1…7: what a success trains. */
  readonly spellLevel: number;
  /** Skill in the spell's school. */
  readonly skill: CastingSkill;
  /** Goes on at the price of hit points where the ruleset lets a caster without energy. Absent: no. */
  readonly continueOnExhaustion?: boolean;
}

/** What a spell takes of a second pool. */
interface GraceView {
  /** Before the attempt, 0 or more. */
  readonly held: number;
  /** 1 or more, before the chance raises it. */
  readonly price: number;
}

/** Whether the prerequisites are met, or which one isn't. */
export interface Readiness {
  /** `ready`, or the check that ended the attempt. */
  readonly outcome: CastingCheckName | 'ready';
  /** The refused attempt uses the caster's move. */
  readonly usesTurn: boolean;
}

/** What one attempt came to. */
export interface CastingAttempt {
  readonly outcome: CastingOutcome;
  /** Energy afterwards. */
  readonly energy: number;
  /** Grace that went besides. Absent: none. */
  readonly gracePaid?: number;
  /** Nutrition afterwards. */
  readonly nutrition: number;
  /** The attempt uses the caster's move. */
  readonly usesTurn: boolean;
  /** Training that the spell's school gains. */
  readonly training: number;
  /** Hit points that stood in for energy. */
  readonly hitPointsLost: number;
}

/** What the steps of one attempt pass on: it lives as long as the attempt. */
export interface Purse {
  energy: number;
  nutrition: number;
  /** The price as it stands for this attempt. */
  price: number;
  /** What the attempt takes of grace besides, and what has been paid of it. */
  readonly gracePrice: number;
  gracePaid: number;
  usesTurn: boolean;
  /** Hit points that stood in for energy. */
  hitPointsLost: number;
}
