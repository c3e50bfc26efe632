// Casting: who may cast a spell, at what chance and at what price.

export {
  amnesia,
  everySpell,
  fadeAll,
  forgetAny,
  forgetLast,
  oneSpell,
  spellsStruck,
  upToAll,
} from './amnesia.ts';
export { type AtSelf, type AtSelfView, castAtSelf, returningRay } from './at-self.ts';
export { attemptToCast, rollForSuccess, succeedUnlessConfused } from './attempt.ts';
export {
  addTimers,
  type BackfireView,
  backfire,
  castForgotten,
  crossTimers,
  type ForgottenCast,
  type ForgottenCastView,
  replaceTimers,
} from './backfire.ts';
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
export {
  charmedTameness,
  familiarDifficulty,
  healingExperience,
  summonedTurns,
} from './creatures.ts';
export {
  type DamageBonusView,
  damageBonus,
  neverBelowOne,
  type SpellCaster,
  spellDamageBonus,
  unbounded,
} from './damage-bonus.ts';
export {
  difficulty,
  difficultyBySkillAndLevel,
  type EasyLevelView,
  highestEasyLevel,
  type LevelCliff,
  type LevelCliffView,
  levelCliff,
} from './difficulty.ts';
export { type DrainedLife, type DrainLifeView, drainLife } from './drain-life.ts';
export type {
  AttackRules,
  ExplosionRules,
  FlightKind,
  FlightRules,
  HitDieView,
  RayRules,
} from './effect-rules.ts';
export {
  attemptPrice,
  baseEnergyCost,
  demandEnergy,
  demandEnergyOrHitPoints,
  drainByAmulet,
  failedPrice,
  gracePrice,
  lacksEnergy,
  plainPrice,
  raiseByAmulet,
} from './energy.ts';
export {
  anyHolderSuffers,
  type CarriedLoss,
  type CarriedStack,
  carriedLoss,
  castsExplosions,
  chosenSquare,
  type ExplosionTargetView,
  type ExplosionView,
  explosionCentre,
  explosionCount,
  explosionDamage,
  explosionForce,
  explosionHit,
  explosionPlace,
  holderSuffersWithCaster,
  lastOpenSquare,
  type Offset,
} from './explosion.ts';
export type {
  CastingFact,
  CastingNotebook,
  ChanceFact,
  DifficultyFact,
  PrerequisiteFact,
  PriceFact,
} from './facts.ts';
export { type AimView, type RayView, rangeLeft, rayAim, rayHits, spellRange } from './flight.ts';
export { type ForceBoltView, forceBolt } from './force-bolt.ts';
export {
  type DeathRayView,
  type DugGround,
  deathRayKills,
  digRangeLeft,
  sleepTurns,
} from './harmless-rays.ts';
export { type Invocation, type InvokeView, invoke } from './invoking.ts';
export {
  addMemory,
  fadingNotice,
  memoryAfterBook,
  memoryAfterCast,
  memoryAfterTurn,
  type Reread,
  type RereadOutcome,
  type RereadView,
  readAgain,
  setMemory,
} from './memory.ts';
export type {
  AmnesiaRules,
  AmnesiaView,
  BackfireRules,
  MemoryRules,
  MenuColumn,
  MenuOrder,
  MenuRules,
  Timers,
} from './memory-rules.ts';
export { type MenuRow, orderMenu } from './menu-order.ts';
export {
  golemHitPoints,
  hitPointsByKind,
  hitPointsOfAny,
  hitPointsPerLevel,
} from './monster-hit-points.ts';
export { type CurseView, itemsCursed, risesFromBones } from './monster-magic.ts';
export {
  type AttemptStepName,
  BODY_KINDS,
  type BodyKind,
  CASTING_BURDENS,
  CASTING_SKILLS,
  type CastingBurden,
  type CastingCheckName,
  type CastingOutcome,
  type CastingPool,
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
export {
  chargeNutrition,
  chargeNutritionAndExhaustion,
  type NutritionCost,
  nutritionCost,
  nutritionUsed,
} from './nutrition.ts';
export {
  chanceByPower,
  maintenanceOf,
  monsterTries,
  type PowerPrice,
  type PowerPriceView,
  type PowerView,
  powerChance,
  powerPrice,
  powerRegeneration,
  priceByChance,
} from './power.ts';
export type { PowerRules } from './power-rules.ts';
export {
  cannotChant,
  handsNotFree,
  handsNotFreeForStaff,
  isCancelled,
  isForgotten,
  isOverburdened,
  isStunned,
  isTooHungry,
  isTooWeak,
  knowsNoSpell,
  prerequisites,
} from './prerequisites.ts';
export { type RayDamageView, rayDamage, rayDice } from './ray-damage.ts';
export {
  bookEffect,
  confusedReading,
  dullBook,
  dullSleep,
  type StudyWarning,
  studyProgress,
  studyWarning,
} from './reading.ts';
export {
  energyGain,
  mostRegeneration,
  type RegenerationView,
  regenerationTurns,
} from './regeneration.ts';
export {
  dealtAsIs,
  dealtIfPositive,
  halfDown,
  halfUp,
  type ResistanceView,
  resists,
} from './resistance.ts';
export { type Retention, type RetentionView, retention } from './retention.ts';
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
  SpellDamageRules,
  StudyRules,
} from './rules.ts';
export type {
  CastingSpellRow,
  RoleSchoolsRow,
  SpellAim,
  StartingBookRules,
  TeleportRules,
} from './school-rules.ts';
export {
  castingSpell,
  firstSchoolSkill,
  mostSchoolSkill,
  spellSchool,
  startingSpells,
} from './schools.ts';
export type { Share } from './share-rules.ts';
export { type Study, type StudyView, studyAbility, studyBook, studyTurns } from './study-book.ts';
export { chanceUnderPenalty, successChance } from './success-chance.ts';
export {
  type TeleportAtWill,
  type TeleportRefusal,
  type TeleportView,
  teleportAtWill,
} from './teleport-at-will.ts';
export {
  exercisedBy,
  slotsNeeded,
  trainingAtStart,
  trainingGained,
  trainingNeeded,
} from './training.ts';
export {
  validateAttempt,
  validateChance,
  validateNutrition,
  validatePrerequisites,
} from './validate.ts';
export {
  validateAim,
  validateAmnesia,
  validateAttack,
  validateBackfire,
  validatePower,
  validateRetention,
} from './validate-effects.ts';
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
