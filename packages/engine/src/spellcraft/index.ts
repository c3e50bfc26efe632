// Spellcraft: the arithmetic of spell objects, such as paths, levels, prices and times.

export type { CarrierBeatitude, CarrierRules } from './carriers/carrier-rules.ts';
export { type CursedPotionView, cursedPotion, type PotionBurst } from './carriers/cursed-potion.ts';
export { type ItemCurse, type ItemCurseView, itemCurse } from './carriers/item-curse.ts';
export {
  type CarrierKind,
  type ItemValue,
  type ItemValueView,
  itemValue,
  itemValueAt,
} from './carriers/item-value.ts';
export { type LearnSpellView, learnSpell } from './carriers/learn-spell.ts';
export {
  type RodClockView,
  type RodState,
  rodAfterTicks,
  speedLeftWhenFull,
  ticksUntilEnergy,
} from './carriers/rod-clock.ts';
export {
  type RodEnergy,
  type RodRechargeView,
  type RodView,
  rodEnergy,
  rodRecharge,
} from './carriers/rods.ts';
export { type CastingTime, castingTime } from './casting-time.ts';
export type { DivineRules, SmiteShield } from './divine-rules.ts';
export { type EffectClock, type EffectClockView, effectClock } from './effect-clock.ts';
export type { EffectRules } from './effect-rules.ts';
export {
  baseLevel,
  castingLevels,
  type EffectiveLevels,
  effectiveLevels,
  isDenied,
  type LevelPermission,
  levelPermission,
} from './effective-level.ts';
export type { EffectFact, LevelFact, PathFact, PriceFact, SpellcraftFact } from './facts.ts';
export {
  type Backlash,
  bookBacklash,
  scrollBacklash,
} from './failing/backlash.ts';
export {
  attemptObject,
  type ObjectAttempt,
  type ObjectAttemptView,
  type ObjectOutcome,
} from './failing/cast-attempt.ts';
export {
  type BungleView,
  bungleMargin,
  castingEncumbrance,
  type EncumberingItem,
  encumbranceBungle,
} from './failing/encumbrance-bungle.ts';
export type {
  EncumberingKind,
  FailureBand,
  FailureEffect,
  FailureRules,
  LuckyRollView,
} from './failing/failure-rules.ts';
export { type PrayerFumbleView, prayerFumble } from './failing/prayer-fumble.ts';
export {
  type StudyEnd,
  type StudyObject,
  type StudyObjectView,
  studyObject,
} from './failing/study-object.ts';
export type { ForceRules } from './force-rules.ts';
export { type Healing, type HealingView, healing } from './healing.ts';
export type {
  CorrosionRules,
  DeathRules,
  DrainRules,
  ExperienceLossRules,
  GodRules,
  HitRules,
  MaterialRules,
  MonsterRecoveryRules,
  PoisonLoss,
  PushRules,
  ReflectionRules,
  SaveRules,
  StateRules,
  ThingHitRules,
  TurningRules,
} from './hit-rules.ts';
export { damageBonus, durationBonus, rangeBonus } from './level-bonus.ts';
export { levelCost, type SpellCost } from './level-cost.ts';
export { createFood, type FoodKind, type FoodView, type MadeFood } from './making/create-food.ts';
export {
  createMissile,
  type MadeMissiles,
  type MissileFailure,
  type MissileKind,
  type MissileQuality,
  type MissileView,
} from './making/create-missile.ts';
export { feedWand, type WandFed, type WandFeedView } from './making/feed-wand.ts';
export type {
  DoorRules,
  FoodMaking,
  MakingRules,
  MissileMaking,
  ProbeRules,
  WandFeeding,
} from './making/making-rules.ts';
export { answersTo } from './making/named-kind.ts';
export {
  PROBED_HEALTH,
  PROBED_STRENGTHS,
  type Probed,
  type ProbeView,
  probe,
} from './making/probe.ts';
export {
  addGold,
  goldOf,
  goldPercent,
  type MeltedView,
  type Nuggets,
  type NuggetValues,
} from './matter/alchemy.ts';
export type { AlchemyRules, MatterRules, PolymorphRules } from './matter/matter-rules.ts';
export {
  type Changed,
  type ChangedView,
  changedThing,
  valueCap,
} from './matter/polymorph.ts';
export {
  ATTACK_NAMES,
  ATTACK_TYPES,
  type AttackName,
  type AttackType,
  attackBit,
  attackNames,
  attackNumber,
  SPELL_PATHS,
  type SpellPath,
} from './names.ts';
export {
  describeAttunement,
  describePaths,
  type LabelledPaths,
  parsePaths,
  pathBit,
  pathBits,
  pathNamed,
  pathsIn,
} from './path-names.ts';
export {
  type ExperienceLossView,
  type ExperienceView,
  experienceLoss,
} from './pools/experience-loss.ts';
export {
  doubledHitPoints,
  halvedHitPoints,
  type LevelPointsView,
  levelPoints,
} from './pools/level-points.ts';
export {
  type MonsterRecovery,
  type MonsterRecoveryView,
  monsterRecovery,
} from './pools/monster-recovery.ts';
export {
  type PlayerPools,
  type PlayerPoolsView,
  type PoolGear,
  type PoolPaces,
  playerPools,
  poolPaces,
} from './pools/player-pools.ts';
export type { LevelDice, PoolKind, PoolRules, RecoveryRules } from './pools/pool-rules.ts';
export {
  type PoolTicks,
  type PoolTicksView,
  type PoolTickView,
  passPoolTick,
  poolAfterTicks,
  type RunningPool,
  recoveryLimit,
  recoveryWait,
} from './pools/regeneration.ts';
export {
  type ManaTransfer,
  type ManaTransferView,
  manaTransfer,
  type OverchargeEnd,
  type OverchargeView,
  overcharge,
} from './releases/mana-transfer.ts';
export {
  OVERCHARGES,
  type Overcharge,
  type ReleaseRules,
} from './releases/release-rules.ts';
export { type SwarmShotsView, swarmShots } from './releases/swarm-shots.ts';
export type {
  CastingLevels,
  CastingTimeRules,
  CostRules,
  PathFactors,
  PathLevels,
  SpellcraftRules,
  SpellcraftSteps,
} from './rules.ts';
export {
  type CureView,
  type ExposureView,
  isCured,
  isInfected,
  isSusceptible,
  type OnsetView,
  type PatientView,
  symptomDamage,
  symptomDrain,
  symptomHarm,
} from './sickness/contagion.ts';
export {
  caughtDisease,
  causedDisease,
  type Debility,
  type Disease,
  type DiseaseView,
  debilityOf,
  grownBy,
} from './sickness/disease.ts';
export type { SicknessRules } from './sickness/sickness-rules.ts';
export { type AnimatedView, type AnimatedWeapon, animatedWeapon } from './sides/animated-weapon.ts';
export { type GolemLevel, type GolemView, golemLevel } from './sides/golem-level.ts';
export {
  type CarriedSpell,
  type MonsterChoice,
  type MonsterChoiceView,
  monsterChoice,
} from './sides/monster-choice.ts';
export type {
  GolemRules,
  MonsterChoiceRules,
  MoodRules,
  SideRules,
  WeaponGolemRules,
} from './sides/side-rules.ts';
export type { StandingRules } from './standing-rules.ts';
export {
  type SummonChoice,
  type SummonEntry,
  type SummonView,
  summonChoice,
} from './summon-choice.ts';
export { hasFallen, leastStanding } from './tear-down.ts';
export type {
  DisarmRules,
  NoticeRules,
  RuneLifeRules,
  TrapMakingRules,
  TrapRules,
} from './trap-rules.ts';
export {
  type Disarming,
  type DisarmView,
  disarm,
  noticesRune,
  type RuneNoticeView,
  showsItself,
  type TrapDamageView,
  trapDamage,
  trapHiding,
  trapLevel,
  writtenHiding,
} from './traps.ts';
export {
  validateBonus,
  validateCaster,
  validateCastingTime,
  validateCost,
  validateLevels,
  validatePathSet,
  validateWearer,
} from './validate.ts';
export type {
  AttunementView,
  BonusView,
  CasterView,
  CastingTimeView,
  CostView,
  LevelsView,
  PathSets,
  PathView,
  Resistances,
  WearerView,
  WornView,
} from './views.ts';
export { NO_PATHS } from './views.ts';
export {
  afterRaising,
  type LivingCost,
  type RaisingPrice,
  type RaisingView,
  raises,
} from './ways/raise-dead.ts';
export { type RecallClock, type RecallView, recallClock } from './ways/recall-time.ts';
export type { WayRules } from './ways/way-rules.ts';
export { composedResistance, wornPaths } from './worn-paths.ts';
