// What charging a thing is worth: charges gained, the chance that it explodes and what that does, and how
// many chargings a wand may be expected to survive; asked of the rules and played by them.

import {
  type Chance,
  Distribution,
  Enumerator,
  type Outcomes,
  type WeightedNote,
} from '../chance/index.ts';
import {
  type BookCharged,
  type BookChargeView,
  type ChargingRules,
  chargeBook,
  chargeRing,
  chargeTool,
  chargeWand,
  expectedRecharges,
  explodeWand,
  MOST_RECHARGED,
  type RechargeOutlook,
  type RingCharged,
  type RingChargeView,
  type ToolCharged,
  type ToolChargeView,
  type WandBlast,
  type WandCharged,
  type WandChargeView,
} from '../charging/index.ts';

/** What charging a thing comes to. */
interface ChargeOdds<Outcome> {
  readonly outcomes: Outcomes<Outcome>;
  /** That it explodes, or a book crumbles. */
  readonly explodes: number;
  /** That it doesn't. */
  readonly holds: number;
  /** Charges or enchantment afterwards, if it doesn't explode; absent: it always does. */
  readonly charges: Distribution | undefined;
  /** Damage before anything halves it, if it explodes; absent: it never does. */
  readonly damage: Distribution | undefined;
  /** What mattered, each fact with the probability that it does. */
  readonly notes: readonly WeightedNote[];
}

/** What charging a wand comes to. */
export interface WandOdds extends ChargeOdds<WandCharged> {
  /** Whether an explosion hurts its bearer, or breaks the wand for everybody around. */
  readonly blast: WandBlast['kind'];
}

/** A wand to be charged by somebody. */
export interface WandOddsView extends WandChargeView {
  /** The hero's greatest hit points; absent: 1. Few rulesets ask. */
  readonly mostHitPoints?: number | undefined;
}

interface Blast extends WandOddsView {
  readonly cause: 'recharge-limit' | 'wishing-overcharge';
}

function blastOf(chance: Chance, rules: ChargingRules, view: Blast): WandBlast {
  const { wand, aim, charges, cause, mostHitPoints = 1 } = view;
  return explodeWand(chance, rules, { wand, aim, charges, cause, mostHitPoints });
}

/** What charging a wand comes to. */
export function wandChargeOdds(rules: ChargingRules, view: WandOddsView): WandOdds {
  const ask = new Enumerator();
  const outcomes = ask.ask(chargeWand, rules, view);
  const explosions = outcomes.list.flatMap(({ value, probability }) =>
    value.kind === 'exploded' && value.cause !== 'engrave' && probability > 0
      ? [ask.ask(blastOf, rules, { ...view, cause: value.cause })]
      : [],
  );
  const [blast] = explosions;
  return {
    ...summary(outcomes, value => (value.kind === 'charged' ? value.charges : undefined)),
    damage: blast === undefined ? undefined : numbersOf(blast, value => value.damage),
    blast: blast?.list[0]?.value.kind ?? 'hurts',
    notes: new Enumerator({ collect: true }).explain(chargeWand, rules, view),
  };
}

/** What charging a book comes to. Throws a RulesetError where books hold no charges. */
export function bookChargeOdds(
  rules: ChargingRules,
  view: BookChargeView,
): ChargeOdds<BookCharged> {
  const outcomes = new Enumerator().ask(chargeBook, rules, view);
  return {
    ...summary(outcomes, value => (value.kind === 'charged' ? value.charges : undefined)),
    damage: undefined,
    notes: new Enumerator({ collect: true }).explain(chargeBook, rules, view),
  };
}

/** What charging a ring comes to. */
export function ringChargeOdds(
  rules: ChargingRules,
  view: RingChargeView,
): ChargeOdds<RingCharged> {
  const outcomes = new Enumerator().ask(chargeRing, rules, view);
  return {
    ...summary(outcomes, value => (value.kind === 'charged' ? value.enchantment : undefined)),
    damage: numbersOf(outcomes, value => (value.kind === 'exploded' ? value.damage : undefined)),
    notes: new Enumerator({ collect: true }).explain(chargeRing, rules, view),
  };
}

/** What charging a tool comes to. */
export function toolChargeOdds(
  rules: ChargingRules,
  view: ToolChargeView,
): ChargeOdds<ToolCharged> {
  const outcomes = new Enumerator().ask(chargeTool, rules, view);
  return {
    ...summary(outcomes, ({ charges }) => charges),
    damage: undefined,
    notes: new Enumerator({ collect: true }).explain(chargeTool, rules, view),
  };
}

function summary<Outcome extends { readonly kind: string }>(
  outcomes: Outcomes<Outcome>,
  chargesOf: (outcome: Outcome) => number | undefined,
) {
  return {
    outcomes,
    explodes: outcomes.probability(({ kind }) => isGone(kind)),
    holds: outcomes.probability(({ kind }) => !isGone(kind)),
    charges: numbersOf(outcomes, chargesOf),
  };
}

function isGone(kind: string): boolean {
  return kind === 'exploded' || kind === 'crumbled';
}

/** The distribution of a number that only some outcomes have, given that they come. */
function numbersOf<Outcome>(
  outcomes: Outcomes<Outcome>,
  numberOf: (outcome: Outcome) => number | undefined,
): Distribution | undefined {
  const pairs = outcomes.list.flatMap(({ value, probability }) => {
    const number = numberOf(value);
    return number === undefined ? [] : [[number, probability] as const];
  });
  const share = pairs.reduce((sum, [, probability]) => sum + probability, 0);
  return share === 0
    ? undefined
    : Distribution.of(pairs.map(([number, probability]) => [number, probability / share] as const));
}

/** The outlook of a wand of a kind at every count of chargings, from 0 to 7. */
export function rechargeTable(
  rules: ChargingRules,
  { wand, aim }: Pick<WandChargeView, 'wand' | 'aim'>,
): readonly RechargeOutlook[] {
  return Array.from({ length: MOST_RECHARGED + 1 }, (_, recharged) =>
    expectedRecharges(rules, { recharged, kind: { wand, aim } }),
  );
}

/** The most chargings that a wand is played for, should its ruleset let it last. */
const PATIENCE = 1000;

/** How many chargings each of so many new wands survived on average when they were played. */
export function playedRecharges(
  chance: Chance,
  rules: ChargingRules,
  view: WandChargeView,
  wands: number,
): number {
  let survived = 0;
  for (let wand = 0; wand < wands; wand++) {
    survived += playedOne(chance, rules, view);
  }
  return survived / wands;
}

function playedOne(chance: Chance, rules: ChargingRules, view: WandChargeView): number {
  let { charges, recharged } = { charges: view.charges, recharged: 0 };
  for (let times = 0; times < PATIENCE; times++) {
    const outcome = chargeWand(chance, rules, { ...view, charges, recharged });
    if (outcome.kind === 'exploded') {
      return times;
    }
    ({ charges, recharged } = outcome);
  }
  return PATIENCE;
}
