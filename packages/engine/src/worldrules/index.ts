// The rules of the world: they join the other slots into one game and hold the numbers that no source
// document gives.

export type {
  HealingRules,
  HungerRules,
  StumblingRules,
} from './body-rules.ts';
export { type Bridges, bridgesOf, type GrowthRules } from './bridges.ts';
export type { CompanionRules } from './companions/companion-rules.ts';
export type {
  BranchDigging,
  ByDepth,
  CaveDigging,
  DiggingRules,
  DoorDigging,
  RoomDigging,
  Span,
  WaterDigging,
  ZoneDigging,
} from './digging-rules.ts';
export type {
  DungeonRules,
  EgoRules,
  FoodRules,
  GroupRules,
  PotionRules,
  PotionTurns,
  TouchRules,
  TurnDie,
  TurnRange,
} from './dungeon-rules.ts';
export {
  afterExercise,
  type CheckView,
  checkExercise,
  turnsToNextCheck,
} from './exercise/exercise.ts';
export {
  EXERCISED,
  type Exercised,
  type ExerciseRow,
  type ExerciseRules,
  type ExercisingDeed,
  type ExercisingState,
} from './exercise/exercise-rules.ts';
export { GODLY_ANGER, GODLY_BOONS, type Sin } from './faith-rules.ts';
export type { FleshRules } from './food/flesh-rules.ts';
export type { ForeignRules } from './foreign-rules.ts';
export {
  changeShock,
  eatenWorks,
  type FormView,
  formHitPoints,
  formTurns,
  formTurnsRange,
  grownByEating,
} from './forms/form-luck.ts';
export type { FormRules } from './forms/form-rules.ts';
export type { GeneratedClass, GenerationRules, Odds } from './generation-rules.ts';
export {
  BRANCHES,
  type BranchName,
  type LayoutRules,
} from './ground/branch-rules.ts';
export {
  FOUNTAIN_DIPS,
  FOUNTAIN_DRINKS,
  SINK_DRINKS,
  SINK_KICKS,
  THRONE_DEEDS,
} from './ground/mechanism-rules.ts';
export {
  ATTRIBUTES,
  type Attribute,
  type Growth,
  type GrowthRow,
  type MartialArtsRow,
  type PathNames,
  type RaceRow,
  type RoleRow,
} from './heroes.ts';
export { type Rank, ranksOf } from './levels.ts';
export { failureTurns, skillLevel } from './object-casting.ts';
export type { PowerRules } from './power-rules.ts';
export type { WorldRules } from './rules.ts';
export { ARMOUR_POINTS } from './scales.ts';
export {
  askedPrice,
  type CustomerView,
  creditFor,
  isNovice,
  keeperOffer,
  type PricedView,
  valuesAsked,
} from './shops/price.ts';
export { servicePrice } from './shops/service-price.ts';
export { SERVICES, type Service } from './shops/shop-rules.ts';
export { type UsedView, useFee } from './shops/use-fee.ts';
export { BOX_FATES, type BoxFate } from './tools/box-rules.ts';
export type { MindRules, PatternRules, SpawnRules, TeleportRules } from './travel-rules.ts';
export type { GrowthView, MonsterBlowView, MonsterShotView } from './views.ts';
