// Odds of charging an item: charges gained, probability and damage of an explosion, and a wand's expected
// number of rechargings. They are computed or simulated by the rules.

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

/** The odds of charging an item. */
interface ChargeOdds<Outcome> {
  readonly outcomes: Outcomes<Outcome>;
  /** Probability that it explodes, or that a book crumbles. */
  readonly explodes: number;
  /** Probability that it doesn't. */
  readonly holds: number;
  /** Charges or enchantment afterwards, given that it doesn't explode; undefined: it always does. */
  readonly charges: Distribution | undefined;
  /** Damage before any halving, given that it explodes; undefined: it never does. */
  readonly damage: Distribution | undefined;
  /** The facts that mattered, each with its probability. */
  readonly notes: readonly WeightedNote[];
}

/** The odds of charging a wand. */
export interface WandOdds extends ChargeOdds<WandCharged> {
  /** Whether an explosion hurts the bearer, or breaks the wand with its effect on everyone nearby. */
  readonly blast: WandBlast['kind'];
}

/** A wand to be charged. */
export interface WandOddsView extends WandChargeView {
  /** The hero's maximum hit points; absent: 1. Few rulesets use them. */
  readonly mostHitPoints?: number | undefined;
}

interface Blast extends WandOddsView {
  readonly cause: 'recharge-limit' | 'wishing-overcharge';
}

function blastOf(chance: Chance, rules: ChargingRules, view: Blast): WandBlast {
  const { wand, aim, charges, cause, mostHitPoints = 1 } = view;
  return explodeWand(chance, rules, { wand, aim, charges, cause, mostHitPoints });
}

/** The odds of charging a wand. */
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

/** The odds of charging a book. Throws a RulesetError if books have no charges. */
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

/** The odds of charging a ring. */
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

/** The odds of charging a tool. */
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

/** The distribution of a number that only some outcomes have, given those outcomes. */
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

/** The expectations for a kind of wand at every recharge count, 0 to 7. */
export function rechargeTable(
  rules: ChargingRules,
  { wand, aim }: Pick<WandChargeView, 'wand' | 'aim'>,
): readonly RechargeOutlook[] {
  return Array.from({ length: MOST_RECHARGED + 1 }, (_, recharged) =>
    expectedRecharges(rules, { recharged, kind: { wand, aim } }),
  );
}

/** Maximum number of simulated rechargings, for rulesets where wands can last indefinitely. */
const PATIENCE = 1000;

/** Mean number of rechargings survived, simulated over a number of new wands. */
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
