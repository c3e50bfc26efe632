// Charging: effects of zapping, charging, overcharging and cancelling on items.

export {
  type BookCharged,
  type BookChargeView,
  type BookRead,
  type BookReadView,
  chargeBook,
  readChargedBook,
  retentionByPractice,
} from './recharge/book.ts';
export type { ChargeCase, LikelyCharge } from './recharge/cases.ts';
export {
  expectedRecharges,
  type RechargedView,
  type RechargeOutlook,
} from './recharge/expected-recharges.ts';
export { fillLamp, type LampOiled, type OilView } from './recharge/lamp-oil.ts';
export {
  type ChargeableView,
  chargingReveals,
  chargingSpills,
  holdsCells,
  isChargeable,
  offeredToCharge,
} from './recharge/offered.ts';
export { chargeRing, type RingCharged } from './recharge/ring.ts';
export {
  type RingAmongView,
  type ShockedRing,
  type ShockedRingView,
  shockedStacks,
  shockRing,
  shockRingAmong,
  shockTouches,
} from './recharge/ring-shock.ts';
export { chargeRod, type RodChargeView } from './recharge/rod.ts';
export {
  type ConfusedChargingView,
  confusedCharging,
  type InvokedView,
  invokedSource,
  isChargingSource,
  monstersCharge,
} from './recharge/sources.ts';
export { chargeTool, type ToolCharged, type ToolChargeView } from './recharge/tool.ts';
export { chargeWand, type WandCharged, type WandChargeView, wandRow } from './recharge/wand.ts';
export {
  backfiringWand,
  type CursedUseView,
  explodeWand,
  halvedBlast,
} from './recharge/wand-explosion.ts';
export { type Amount, between, dice, drawAmount, exactly } from './slot/amounts.ts';
export type { CancelRules } from './slot/cancel-rules.ts';
export type { ChargingFact, ChargingNotebook } from './slot/facts.ts';
export {
  AIMS,
  type Aim,
  BEATITUDES,
  type Beatitude,
  EXPLOSION_CAUSES,
  type ExplosionCause,
  MOST_RECHARGED,
} from './slot/names.ts';
export type { RingChargeView, RingRules, ShockRules } from './slot/ring-rules.ts';
export type {
  ChargeRange,
  ChargingRules,
  ChargingSteps,
  MakingRules,
  WrestRules,
} from './slot/rules.ts';
export type { Power, SourceRules } from './slot/source-rules.ts';
export type {
  Gain,
  MaidRules,
  OilRules,
  OnlyTimes,
  ToolRow,
  ToolRules,
} from './slot/tool-rules.ts';
export type {
  EmptyRules,
  EmptyUse,
  Offered,
  OfferView,
  RingHungerView,
  WornRing,
} from './slot/use-rules.ts';
export type {
  BlastView,
  BookRules,
  Odds,
  WandBlast,
  WandRow,
  WandRules,
} from './slot/wand-rules.ts';
export { type Cancelled, type CancelView, cancelCosts, cancelled } from './use/cancel.ts';
export { type EmptyView, emptyUse, playedAs, ringHunger } from './use/empty-use.ts';
export { type LampView, lampCounter } from './use/lamp-counter.ts';
export { type MadeCharges, type MadeView, madeCharges, madeFuel } from './use/making.ts';
export { turnsToDust, type WandView, wrest, type ZapResult } from './use/wrest.ts';
export {
  validateBook,
  validateRing,
  validateTool,
  validateWand,
  validateWandCharge,
} from './validate.ts';
export { type BagScrollView, scrollIntoBag } from './variants/bag-scroll.ts';
export { type Tended, type TendedView, tendedByMaid } from './variants/maid.ts';
