// Odds: questions to the rules, answered in numbers and facts.

export type { AreaMap } from './area/area-ground.ts';
export {
  type AreaCreature,
  type AreaHarm,
  type AreaOdds,
  type AreaSquare,
  type AreaView,
  areaOdds,
} from './area/area-odds.ts';
export { type AttackOdds, type AttackOddsView, attackOdds } from './attack-odds.ts';
export { blowEffects, type LikelyEffect, mixedEffects } from './blows/blow-effects.ts';
export { type CarrierOdds, type CarrierView, carrierOdds } from './carrier-odds.ts';
export {
  attemptsAt,
  type CastEnd,
  type CastOdds,
  type CastOddsView,
  castOdds,
  type Payment,
  type SpellAtTarget,
} from './cast-odds.ts';
export { type ChanceChange, type ChangeName, chanceChanges } from './chance-changes.ts';
export {
  bookChargeOdds,
  playedRecharges,
  rechargeTable,
  ringChargeOdds,
  toolChargeOdds,
  type WandOdds,
  type WandOddsView,
  wandChargeOdds,
} from './charge-odds.ts';
export type { DangerPoint, MortemMove, WeighedAct } from './chronicle/last-moves.ts';
export {
  type Drawn,
  type EntryHead,
  entryOf,
  entryOfDraws,
  isGood,
  LUCK_KINDS,
  type LuckEntry,
  type LuckKind,
  repeated,
  trialOdds,
} from './chronicle/luck-entry.ts';
export { type LuckPoint, luckPath } from './chronicle/luck-path.ts';
export {
  type LuckLedger,
  type LuckMoment,
  type LuckSum,
  sumLuck,
} from './chronicle/luck-summary.ts';
export { type DangerOdds, dangerOdds, moveDamage, uncertainDanger } from './danger-odds.ts';
export { type DuelOdds, type DuelView, duelOdds } from './duel/duel-odds.ts';
export { type GameTurns, gameTurns, type TurnPace } from './game-turns.ts';
export {
  type TurnLimits,
  type TurnsToKill,
  turnsQuantile,
  turnsToKill,
} from './kills/turns-to-kill.ts';
export { type Address, parseAddress, printAddress } from './lab/address.ts';
export { type ComparedFigure, compareFigures, compareOdds } from './lab/compare.ts';
export { type Ask, type Figure, figureNamed, type Inputs } from './lab/figure.ts';
export { type OneStep, oneStep, type Step } from './lab/one-step.ts';
export { type Goal, type Solution, type Stretch, solveOdds, type Tried } from './lab/solve.ts';
export { type Axis, type SweptCell, sweepOdds } from './lab/sweep.ts';
export {
  type MissileOdds,
  type ShotOdds,
  type ShotOddsView,
  shotOdds,
  type ThrowOddsView,
  throwOdds,
} from './missile-odds.ts';
export { objectCastOdds } from './object-cast-odds.ts';
export {
  type BroughtOdds,
  castInTheOpen,
  damageInTheOpen,
  type OpenFieldOdds,
  type OpenFieldView,
} from './open-field.ts';
export type { AdvicePart, HelpAnswer, HelpStep, Verdict } from './pages/advice.ts';
export type { FoundThing } from './pages/found.ts';
export { criticalShare, meleeGroups, missileGroups } from './pages/group-odds.ts';
export { nextBlow } from './pages/next-blow.ts';
export type {
  EdgePage,
  GroupOdds,
  ItemOdds,
  MeleePage,
  MissilePage,
  NextBlow,
  PageFoe,
  SheetOdds,
  SheetSkill,
  TrainingPage,
  WornPage,
} from './pages/page-views.ts';
export type { PlaceAct, PlaceActOdds, PlaceOdds } from './pages/place-odds.ts';
export { soonerShare } from './pages/sooner.ts';
export { type HarmfulEffect, harmOf, type PossibleKind } from './pages/worst-use.ts';
export type { PreviewedForce } from './preview/counting-bearers.ts';
export type { PreviewedBuilding, PreviewedObject } from './preview/counting-building.ts';
export type { PreviewedPort, PreviewView } from './preview/preview-view.ts';
export type { SideOutcome } from './preview/side-outcomes.ts';
export type { PreviewedHit, SpellFlight } from './preview/spell-course.ts';
export type { ToldOutcome } from './preview/told-preview.ts';
export { type PriceOdds, type PriceQuestion, priceOdds } from './prices/price-odds.ts';
export type {
  AskedCommand,
  Brought,
  BroughtEffect,
  Certainty,
  ChargeAnswer,
  Explanation,
  FoeRecall,
  HarmlessEffect,
  HiddenOdds,
  KindRecall,
  OddsAnswer,
  OddsQuestion,
  Plot,
  SurvivalAnswer,
  TargetOdds,
  TouchedSquare,
  TrapOdds,
  TurnsOdds,
  WeaponOdds,
} from './question.ts';
export { type MemoryOutlook, memoryOutlook, type StudyOdds, studyOdds } from './rules/book-odds.ts';
export { type TreasureShare, treasureShares } from './rules/treasure-odds.ts';
export { type WrestOdds, wrestOdds } from './rules/wrest-odds.ts';
export {
  type BurdenPace,
  burdenTable,
  heroPace,
  monsterPace,
  type PaceOdds,
  playedHeroPace,
  playedMonsterPace,
} from './speed-odds.ts';
export { chanceToExceed, type HitCreature, type SpellHit, strikeView } from './spell-damage.ts';
export {
  previewedBrought,
  previewedDamage,
  previewedEffect,
  previewedOutcomes,
  previewedSideEffects,
  previewSpell,
  type SpellPreview,
  steadySquares,
} from './spell-preview.ts';
export type {
  FightFoe,
  FightGround,
  FightView,
  FirstAct,
  FoeCast,
  FoeNature,
  FootedGround,
} from './survival/fight-view.ts';
export {
  MOST_MOVES_AHEAD,
  type SurvivalOdds,
  survivalOdds,
} from './survival/survival-odds.ts';
export {
  carriedEnds,
  isShock,
  pileEnds,
  reachesCarried,
  ringEnds,
  stackLoss,
  type ThingEnd,
} from './thing-odds.ts';
export {
  hiddenFound,
  type KnownBlow,
  knownBlow,
  knownDisarming,
  knownStates,
  type TrapKnowledge,
} from './trap-odds.ts';
export {
  type UncertainAttackOdds,
  type UncertainAttackView,
  uncertainAttackOdds,
} from './uncertain-attack.ts';
export { type UncertainChargeOdds, uncertainChargeOdds } from './uncertain-charge.ts';
export {
  type LikelyMissile,
  type UncertainMissileOdds,
  uncertainMissileOdds,
} from './uncertain-missile.ts';
