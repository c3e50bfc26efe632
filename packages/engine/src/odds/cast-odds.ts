// What an attempt to cast is worth before the spell does anything: chance, price, nutrition, and how
// the attempt may end. Everything is asked of the rules of casting; nothing of them is repeated here.

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
import { type TurnsToKill, turnsToKill } from './turns-to-kill.ts';

/** Who tries to cast what; the chance of the attempt is that of the caster. */
export interface CastOddsView {
  readonly caster: ChanceView;
  readonly attempt: Omit<AttemptView, 'chance'>;
}

/** What an attempt to cast is worth. */
export interface CastOdds {
  /** Percentage of casts that succeed by the caster's chance alone, 0…100. */
  readonly chance: number;
  /** The probability of each way that the attempt may end. */
  readonly ends: ReadonlyMap<CastingOutcome, number>;
  /** Percentage of attempts that don't lead to a cast; 0 and 100 only when certain. */
  readonly failPercent: number;
  /** Energy that a success takes, or grace, for a prayer. */
  readonly price: number;
  /** Grace that it takes besides a price in energy; 0: none. */
  readonly grace: number;
  /** Energy and nutrition that each possible end takes, with its probability. */
  readonly paid: Outcomes<Payment>;
  /** What mattered, each fact with the probability that it does. */
  readonly notes: readonly WeightedNote[];
}

/** How an attempt ended and what it took. */
export interface Payment {
  readonly outcome: CastingOutcome;
  /** With what the Amulet drained. For a prayer, this is grace. */
  readonly energy: number;
  /** Grace besides; 0: none. */
  readonly grace: number;
  readonly nutrition: number;
  /** It used the caster's move. */
  readonly usesTurn: boolean;
}

/**
 * Answers for one caster and one spell.
 * Throws a UsageError naming field, value and range for anything that no caster can be.
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
  const explained = new Enumerator({ collect: true }).explain(attemptToCast, rules, attempt);
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

/** The attempt, told by what it took. */
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

function endsOf(paid: Outcomes<Payment>): ReadonlyMap<CastingOutcome, number> {
  const ends = new Map<CastingOutcome, number>();
  for (const { value, probability } of paid.list) {
    ends.set(value.outcome, (ends.get(value.outcome) ?? 0) + probability);
  }
  return ends;
}

/** What attempts at one target come to, failures included. */
export interface SpellAtTarget {
  /** Damage of one attempt. */
  readonly damage: Distribution;
  /** The probability that one attempt kills, and the opposite. */
  readonly kill: { readonly chance: number; readonly survives: number };
  /** Attempts until it is dead, as long as energy and food last. */
  readonly turns: TurnsToKill;
}

/**
 * Attempts at a target that dies when its hit points fall below 0.
 * @param damage what the spell does to it once it is cast, 0 or more
 * @param hitPoints 0 or more, as far as they are known
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
