// Casting: who may cast a spell, at what chance and at what price.

export { attemptToCast, rollForSuccess } from './attempt.ts';
export type { BookFailure } from './book-failures.ts';
export {
  type ChanceColumns,
  encodeChances,
  preparedChance,
  successChances,
  validateColumns,
} from './chance-batch.ts';
export {
  aptitudeOfStat,
  easeByRoot,
  shareUnderPenalty,
} from './chance-steps.ts';
export { type ChanceTables, prepareChances } from './chance-tables.ts';
export { type DamageBonusView, neverBelowOne, spellDamageBonus } from './damage-bonus.ts';
export {
  difficulty,
  difficultyBySkillAndLevel,
  type EasyLevelView,
  highestEasyLevel,
  type LevelCliff,
  type LevelCliffView,
  levelCliff,
} from './difficulty.ts';
export {
  baseEnergyCost,
  demandEnergy,
  drainByAmulet,
  failedPrice,
  lacksEnergy,
} from './energy.ts';
export type {
  CastingFact,
  CastingNotebook,
  ChanceFact,
  DifficultyFact,
  PrerequisiteFact,
  PriceFact,
} from './facts.ts';
export {
  type AttemptStepName,
  CASTING_BURDENS,
  CASTING_SKILLS,
  type CastingBurden,
  type CastingCheckName,
  type CastingOutcome,
  type CastingSkill,
  type CastingStat,
  FORM_VOICES,
  type FormVoice,
  HELMET_KINDS,
  type HelmetKind,
  HIGHEST_LEVEL,
  HIGHEST_SPELL_LEVEL,
  SHIELD_CURSES,
  SHIELD_SIZES,
  type ShieldCurse,
  type ShieldSize,
  WORN_KINDS,
  type WornKind,
} from './names.ts';
export { chargeNutrition, type NutritionCost, nutritionCost, nutritionUsed } from './nutrition.ts';
export {
  cannotChant,
  handsNotFree,
  isForgotten,
  isOverburdened,
  isStunned,
  isTooHungry,
  isTooWeak,
  knowsNoSpell,
  prerequisites,
} from './prerequisites.ts';
export { castingRole, isEmergencySpell, isSpecialSpell, listedAsEmergency } from './roles.ts';
export type {
  AttemptRules,
  AttemptStep,
  BodyRow,
  BodyTerm,
  CastingCheck,
  CastingRoleRow,
  CastingRules,
  CastingSteps,
  ChanceRules,
  DamageRow,
  DifficultyRules,
  EnergyRules,
  GearRules,
  HungerRow,
  NutritionRules,
  PenaltyRules,
  PrerequisiteRules,
  Share,
  SpellDamageRules,
  StudyRules,
} from './rules.ts';
export { type Study, type StudyView, studyAbility, studyBook, studyTurns } from './study-book.ts';
export { successChance } from './success-chance.ts';
export {
  validateAttempt,
  validateChance,
  validateNutrition,
  validatePrerequisites,
} from './validate.ts';
export type {
  AttemptView,
  CastingAttempt,
  ChanceView,
  FormView,
  HeldWeaponView,
  NutritionView,
  PrerequisiteView,
  Purse,
  Readiness,
} from './views.ts';
