// Odds of a casting attempt, excluding the spell's effect: chance, price, nutrition and outcome. All numbers
// come from the casting rules, none of which is repeated here.

import {
  type AttemptView,
  attemptPrice,
  attemptToCast,
  type CastingOutcome,
  type CastingRules,
  type ChanceView,
  gracePrice,
  successChance,
  validateAttempt,
  validateChance,
} from '../casting/index.ts';
import {
  type Chance,
  Distribution,
  Enumerator,
  NoteList,
  type Outcomes,
  type WeightedNote,
} from '../chance/index.ts';
import type { ObjectOutcome } from '../spellcraft/index.ts';
import { type TurnsToKill, turnsToKill } from './kills/turns-to-kill.ts';

/** The caster and the spell. The attempt's chance is computed from the caster. */
export interface CastOddsView {
  readonly caster: ChanceView;
  readonly attempt: Omit<AttemptView, 'chance'>;
  /** Omits the notes, which take as long as everything else. */
  readonly brief?: boolean | undefined;
}

/** How an attempt ends, whichever rules decide it. */
export type CastEnd = CastingOutcome | ObjectOutcome;

/** The odds of a casting attempt. */
export interface CastOdds {
  /** Success chance in percent, 0…100, from the caster's facts only. */
  readonly chance: number;
  /** The probability of each outcome of the attempt. */
  readonly ends: ReadonlyMap<CastEnd, number>;
  /** Percentage of attempts without a cast; 0 and 100 only if certain. */
  readonly failPercent: number;
  /** Price of a success in energy, or in grace for a prayer. */
  readonly price: number;
  /** Grace cost besides a price in energy; 0: none. */
  readonly grace: number;
  /** Possible costs in energy and nutrition, with their probabilities. */
  readonly paid: Outcomes<Payment>;
  /** The facts that mattered, each with its probability. */
  readonly notes: readonly WeightedNote[];
}

/** The outcome and costs of an attempt. */
export interface Payment {
  readonly outcome: CastEnd;
  /** Including the Amulet's drain. For a prayer this is grace. */
  readonly energy: number;
  /** Additional grace; 0: none. */
  readonly grace: number;
  readonly nutrition: number;
  /** It used the caster's move. */
  readonly usesTurn: boolean;
}

/**
 * The odds of one caster and one spell. Throws a UsageError naming field, value and range for an impossible
 * caster.
 */
export function castOdds(
  rules: CastingRules,
  view: CastOddsView,
  ask: Enumerator = new Enumerator(),
): CastOdds {
  validateChance(rules, view.caster);
  const sheet = new NoteList();
  const chance = successChance(rules, view.caster, sheet);
  const attempt: AttemptView = { ...view.attempt, chance };
  validateAttempt(rules, attempt);
  const paid = ask.ask(payment, rules, attempt);
  const explained = view.brief
    ? []
    : new Enumerator({ ...ask.options, collect: true }).explain(attemptToCast, rules, attempt);
  return {
    chance,
    ends: endsOf(paid),
    failPercent: 100 * paid.probability(({ outcome }) => outcome !== 'cast'),
    price: attemptPrice(rules, attempt),
    grace: gracePrice(rules, attempt),
    paid,
    notes: [...sheet.toArray().map(note => ({ ...note, probability: 1 })), ...explained],
  };
}

/** An attempt, reduced to its costs. */
function payment(chance: Chance, rules: CastingRules, attempt: AttemptView): Payment {
  const spent = attemptToCast(chance, rules, attempt);
  const { outcome, energy, nutrition, usesTurn, gracePaid = 0 } = spent;
  return {
    outcome,
    energy: attempt.energy - energy,
    grace: gracePaid,
    nutrition: attempt.nutrition - nutrition,
    usesTurn,
  };
}

/** The probability of each outcome. */
export function endsOf(paid: Outcomes<Payment>): ReadonlyMap<CastEnd, number> {
  const ends = new Map<CastEnd, number>();
  for (const { value, probability } of paid.list) {
    ends.set(value.outcome, (ends.get(value.outcome) ?? 0) + probability);
  }
  return ends;
}

/** The effect of attempts on one target, failures included. */
export interface SpellAtTarget {
  /** Damage of one attempt. */
  readonly damage: Distribution;
  /** The probability that one attempt kills, and its complement. */
  readonly kill: { readonly chance: number; readonly survives: number };
  /** Number of attempts to kill, with enough energy and food. */
  readonly turns: TurnsToKill;
}

/**
 * Attempts on a target that dies when its hit points fall below 0.
 * @param damage of a successful cast, 0 or more
 * @param hitPoints distribution, 0 or more
 */
export function attemptsAt(
  odds: CastOdds,
  damage: Distribution,
  hitPoints: Distribution,
): SpellAtTarget {
  const attempt = Distribution.mixture([
    [odds.paid.probability(({ outcome }) => outcome === 'cast'), damage],
    [odds.paid.probability(({ outcome }) => outcome !== 'cast'), Distribution.certain(0)],
  ]);
  const turns = turnsToKill(
    attempt,
    hitPoints.map(points => points + 1),
  );
  return {
    damage: attempt,
    kill: { chance: turns.probabilities[0]!, survives: turns.alive[1]! },
    turns,
  };
}
