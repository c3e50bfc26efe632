// Casting: permission, success chance and price.

export { attemptToCast, rollForSuccess, succeedUnlessConfused } from './attempt/attempt.ts';
export {
  addTimers,
  type BackfireView,
  backfire,
  castForgotten,
  crossTimers,
  type ForgottenCast,
  type ForgottenCastView,
  replaceTimers,
} from './attempt/backfire.ts';
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
} from './attempt/energy.ts';
export {
  chargeNutrition,
  chargeNutritionAndExhaustion,
  type NutritionCost,
  nutritionCost,
  nutritionUsed,
} from './attempt/nutrition.ts';
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
  voiceAllows,
} from './attempt/prerequisites.ts';
export {
  energyGain,
  mostRegeneration,
  type RegenerationView,
  regenerationTurns,
} from './attempt/regeneration.ts';
export {
  type TeleportAtWill,
  type TeleportRefusal,
  type TeleportView,
  teleportAtWill,
} from './attempt/teleport-at-will.ts';
export {
  exercisedBy,
  slotsNeeded,
  trainingAtStart,
  trainingGained,
  trainingNeeded,
} from './attempt/training.ts';
export { type AtSelf, type AtSelfView, castAtSelf, returningRay } from './damage/at-self.ts';
export {
  type DamageBonusView,
  damageBonus,
  neverBelowOne,
  type SpellCaster,
  spellDamageBonus,
  unbounded,
} from './damage/damage-bonus.ts';
export { type DrainedLife, type DrainLifeView, drainLife } from './damage/drain-life.ts';
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
} from './damage/explosion.ts';
export {
  type AimView,
  type RayView,
  rangeLeft,
  rayAim,
  rayHits,
  spellRange,
} from './damage/flight.ts';
export { type ForceBoltView, forceBolt } from './damage/force-bolt.ts';
export {
  type DeathRayView,
  type DugGround,
  deathRayKills,
  digRangeLeft,
  sleepTurns,
} from './damage/harmless-rays.ts';
export {
  golemHitPoints,
  hitPointsByKind,
  hitPointsOfAny,
  hitPointsPerLevel,
} from './damage/monster-hit-points.ts';
export { type RayDamageView, rayDamage, rayDice } from './damage/ray-damage.ts';
export {
  dealtAsIs,
  dealtIfPositive,
  halfDown,
  halfUp,
  type ResistanceView,
  resists,
} from './damage/resistance.ts';
export {
  amnesia,
  everySpell,
  fadeAll,
  forgetAny,
  forgetLast,
  oneSpell,
  spellsStruck,
  upToAll,
} from './memory/amnesia.ts';
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
} from './memory/memory.ts';
export { type MenuRow, orderMenu } from './memory/menu-order.ts';
export {
  bookEffect,
  confusedReading,
  dullBook,
  dullSleep,
  type StudyWarning,
  studyProgress,
  studyWarning,
} from './memory/reading.ts';
export { type Retention, type RetentionView, retention } from './memory/retention.ts';
export {
  type Study,
  type StudyView,
  studyAbility,
  studyBook,
  studyTurns,
} from './memory/study-book.ts';
export type { BookFailure } from './slot/book-failures.ts';
export type {
  AttackRules,
  ExplosionRules,
  FlightKind,
  FlightRules,
  HitDieView,
  RayRules,
} from './slot/effect-rules.ts';
export type {
  AbilityFact,
  CastingFact,
  CastingNotebook,
  ChanceFact,
  DifficultyFact,
  EffectFact,
  MemoryFact,
  PowerFact,
  PrerequisiteFact,
  PriceFact,
} from './slot/facts.ts';
export type {
  AmnesiaRules,
  AmnesiaView,
  BackfireRules,
  MemoryRules,
  MenuColumn,
  MenuOrder,
  MenuRules,
  Timers,
} from './slot/memory-rules.ts';
export {
  LIST_SPELLS,
  type ListSpell,
  MONSTER_LISTS,
  type MonsterList,
  type MonsterListRules,
} from './slot/monster-list-rules.ts';
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
} from './slot/names.ts';
export type { PowerRules } from './slot/power-rules.ts';
export { castingRole, isEmergencySpell, isSpecialSpell, listedAsEmergency } from './slot/roles.ts';
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
} from './slot/rules.ts';
export type {
  CastingSpellRow,
  RoleSchoolsRow,
  SpellAim,
  StartingBookRules,
  TeleportRules,
} from './slot/school-rules.ts';
export {
  castingSpell,
  firstSchoolSkill,
  mostSchoolSkill,
  spellSchool,
  startingSpells,
} from './slot/schools.ts';
export type { Share } from './slot/share-rules.ts';
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
} from './slot/views.ts';
export {
  type ChanceColumns,
  encodeChances,
  preparedChance,
  successChances,
  validateColumns,
} from './success/chance-batch.ts';
export { MOST_STAT } from './success/chance-codes.ts';
export {
  aptitudeOfStat,
  easeByRoot,
  shareUnderPenalty,
} from './success/chance-steps.ts';
export { type ChanceTables, prepareChances } from './success/chance-tables.ts';
export {
  difficulty,
  difficultyBySkillAndLevel,
  type EasyLevelView,
  highestEasyLevel,
  type LevelCliff,
  type LevelCliffView,
  levelCliff,
} from './success/difficulty.ts';
export { chanceUnderPenalty, successChance } from './success/success-chance.ts';
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
export {
  charmedTameness,
  familiarDifficulty,
  healingExperience,
  summonedTurns,
} from './variants/creatures.ts';
export { type Invocation, type InvokeView, invoke } from './variants/invoking.ts';
export {
  castFromAfar,
  castFromList,
  type ListCastView,
  type ListOutcome,
  type ListTargetView,
  listPause,
  listShares,
} from './variants/monster-lists.ts';
export {
  type CurseView,
  itemsCursed,
  keepsFree,
  knowsBouts,
  risesFromBones,
  saddleStruck,
} from './variants/monster-magic.ts';
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
} from './variants/power.ts';
