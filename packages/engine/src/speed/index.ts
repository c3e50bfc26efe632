// Speed: movement points, burden, riding, and the order of turns.

export { adjustedSpeed } from './adjusted-speed.ts';
export { type AfterMoveView, mayAttackAfterMove } from './attack-after-move.ts';
export { type Burden, burdenLevel, coinsWeight, encumbranceUnder } from './burden-level.ts';
export {
  type ClockUnits,
  firstTurn,
  type HeroTime,
  type PartyClockState,
  type TurnClockState,
  type TurnPhase,
} from './clock/clock-state.ts';
export { BOUNDARY, HELPLESS, HERO, TurnClock } from './clock/turn-clock.ts';
export { forgiveDebt, keepDebt } from './debt.ts';
export { burdenedPoints } from './encumbrance.ts';
export type { AllotmentFact, BurdenFact, OrderFact, QuicknessFact, SpeedFact } from './facts.ts';
export { gallopTurns, type Urged, type UrgeView, urgeSteed } from './gallop.ts';
export { addedBonus, heroAllotment } from './hero-allotment.ts';
export { monsterAllotment } from './monster-allotment.ts';
export {
  type AdjustmentChange,
  adjustmentAfter,
  effectiveAdjustment,
  movementInNewForm,
  type SewageView,
  sewageSlows,
} from './monster-quickness.ts';
export {
  ENCUMBRANCES,
  type Encumbrance,
  RIDING_SKILLS,
  type RidingSkill,
  SPEED_ADJUSTMENTS,
  SPEED_PROPERTIES,
  type SpeedAdjustment,
  type SpeedProperty,
} from './names.ts';
export { movesBeforeHero, type NextMovesView } from './next-moves.ts';
export {
  changeSpeed,
  fastByRole,
  type Quickness,
  SPEED_CHANGES,
  type SpeedChange,
  type SpeedChanged,
  type SpeedChangeView,
  type SpeedTelling,
  speedProperty,
} from './quickness.ts';
export type {
  AdjustmentRow,
  AidRow,
  AidRules,
  BonusRow,
  BurdenRow,
  CapacityRules,
  GallopPace,
  GallopRules,
  RidingRules,
  SpeedRules,
  SpeedSteps,
  TimeRules,
} from './rules.ts';
export { CalendarSchedule } from './schedules/calendar-schedule.ts';
export { RingSchedule, type RingUnits } from './schedules/ring-schedule.ts';
export {
  NOBODY,
  type QueueUnits,
  type Schedule,
  type ScheduledActor,
  type ScheduleState,
} from './schedules/schedule.ts';
export { TurnSchedule } from './schedules/turn-schedule.ts';
export type { FightingRules, QuicknessRules, SewageRules, TurnsRow } from './source-rules.ts';
export { type StrikeBack, type StrikeBackView, strikesBack } from './strike-back.ts';
export { HERO_NAME, type NamedMover, type TurnOrderView, turnOrder } from './turn-order.ts';
export { type UnspentTimeView, unspentTime } from './unspent-time.ts';
export {
  validateBurdenedPoints,
  validateHeroSpeed,
  validateLoad,
  validateMonsterSpeed,
  validateNextMoves,
  validateTurnOrder,
} from './validate.ts';
export type {
  BurdenedPointsView,
  CarryingForm,
  HeroSpeedView,
  LoadView,
  MonsterSpeedView,
  Mover,
  RidingView,
} from './views.ts';
