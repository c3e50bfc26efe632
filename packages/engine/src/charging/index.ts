// Charging: effects of zapping, charging, overcharging and cancelling on items.

export { type Amount, between, dice, drawAmount, exactly } from './amounts.ts';
export { type BagScrollView, scrollIntoBag } from './bag-scroll.ts';
export {
  type BookCharged,
  type BookChargeView,
  type BookRead,
  type BookReadView,
  chargeBook,
  readChargedBook,
  retentionByPractice,
} from './book.ts';
export { type Cancelled, type CancelView, cancelCosts, cancelled } from './cancel.ts';
export type { CancelRules } from './cancel-rules.ts';
export type { ChargeCase, LikelyCharge } from './cases.ts';
export { type EmptyView, emptyUse, playedAs, ringHunger } from './empty-use.ts';
export {
  expectedRecharges,
  type RechargedView,
  type RechargeOutlook,
} from './expected-recharges.ts';
export type { ChargingFact, ChargingNotebook } from './facts.ts';
export { type LampView, lampCounter } from './lamp-counter.ts';
export { fillLamp, type LampOiled, type OilView } from './lamp-oil.ts';
export { type Tended, type TendedView, tendedByMaid } from './maid.ts';
export { type MadeCharges, type MadeView, madeCharges, madeFuel } from './making.ts';
export {
  AIMS,
  type Aim,
  BEATITUDES,
  type Beatitude,
  EXPLOSION_CAUSES,
  type ExplosionCause,
  MOST_RECHARGED,
} from './names.ts';
export {
  type ChargeableView,
  chargingReveals,
  chargingSpills,
  isChargeable,
  offeredToCharge,
} from './offered.ts';
export { chargeRing, type RingCharged } from './ring.ts';
export type { RingChargeView, RingRules, ShockRules } from './ring-rules.ts';
export { type ShockedRing, type ShockedRingView, shockedStacks, shockRing } from './ring-shock.ts';
export type {
  ChargeRange,
  ChargingRules,
  ChargingSteps,
  MakingRules,
  WrestRules,
} from './rules.ts';
export type { Power, SourceRules } from './source-rules.ts';
export {
  type ConfusedChargingView,
  confusedCharging,
  type InvokedView,
  invokedSource,
  isChargingSource,
  monstersCharge,
} from './sources.ts';
export { chargeTool, type ToolCharged, type ToolChargeView } from './tool.ts';
export type { Gain, MaidRules, OilRules, OnlyTimes, ToolRow, ToolRules } from './tool-rules.ts';
export type {
  EmptyRules,
  EmptyUse,
  Offered,
  OfferView,
  RingHungerView,
  WornRing,
} from './use-rules.ts';
export {
  validateBook,
  validateRing,
  validateTool,
  validateWand,
  validateWandCharge,
} from './validate.ts';
export { chargeWand, type WandCharged, type WandChargeView, wandRow } from './wand.ts';
export { backfiringWand, type CursedUseView, explodeWand, halvedBlast } from './wand-explosion.ts';
export type {
  BlastView,
  BookRules,
  Odds,
  WandBlast,
  WandRow,
  WandRules,
} from './wand-rules.ts';
export { turnsToDust, type WandView, wrest, type ZapResult } from './wrest.ts';
