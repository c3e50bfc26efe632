// Odds of charging an incompletely known item from an incompletely known source: the odds of each case,
// weighted by its probability.

import { Distribution, NoteTally, type WeightedNote } from '../chance/index.ts';
import {
  type ChargeCase,
  type ChargingRules,
  chargeRod,
  holdsCells,
  type LikelyCharge,
} from '../charging/index.ts';
import { bookChargeOdds, ringChargeOdds, toolChargeOdds, wandChargeOdds } from './charge-odds.ts';

/** The odds of charging. */
export interface UncertainChargeOdds {
  readonly explodes: number;
  /** Probability that it isn't chargeable. */
  readonly loss: number;
  /**
   * Charges or number afterwards, and the increase, given that it doesn't explode; undefined: it always does.
   */
  readonly charges: Distribution | undefined;
  readonly gained: Distribution | undefined;
  /** A lamp's oil afterwards, in turns; undefined for other items. */
  readonly fuel: Distribution | undefined;
  /** Given that it explodes; undefined: it never does. */
  readonly damage: Distribution | undefined;
  readonly notes: readonly WeightedNote[];
}

type Part = readonly [weight: number, part: Distribution];

/** Mixes the odds of all cases. @param cases their probabilities sum to 1 */
export function uncertainChargeOdds(
  rules: ChargingRules,
  cases: readonly LikelyCharge[],
): UncertainChargeOdds {
  const parts = cases.map(({ probability, of }) => ({ probability, ...oddsOf(rules, of) }));
  const sum = (read: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + part.probability * read(part), 0);
  const mixed = (read: (part: (typeof parts)[number]) => Part | undefined) => {
    const list = parts.flatMap(part => {
      const found = read(part);
      return found === undefined ? [] : [[part.probability * found[0], found[1]] as const];
    });
    return list.length === 0 ? undefined : Distribution.mixture(list);
  };
  const notes = new NoteTally();
  for (const part of parts) {
    notes.addBranch(part.notes, part.probability);
  }
  return {
    explodes: sum(({ explodes }) => explodes),
    loss: sum(({ loss }) => loss),
    charges: mixed(({ charges, holds }) => charges && [holds, charges]),
    gained: mixed(
      ({ charges, holds, before }) => charges && [holds, charges.map(value => value - before)],
    ),
    fuel: mixed(({ fuel }) => fuel && [1, fuel]),
    damage: mixed(({ damage, explodes }) => damage && [explodes, damage]),
    notes: notes.list(),
  };
}

interface Odds {
  readonly explodes: number;
  readonly holds: number;
  readonly loss: number;
  readonly before: number;
  readonly charges?: Distribution | undefined;
  readonly fuel?: Distribution | undefined;
  readonly damage?: Distribution | undefined;
  readonly notes: readonly WeightedNote[];
}

/** It is charged without risk. */
const SURE = { explodes: 0, holds: 1, loss: 0, notes: [] } as const;

function oddsOf(rules: ChargingRules, of: ChargeCase): Odds {
  switch (of.class) {
    case 'wand':
      return { ...wandChargeOdds(rules, of.view), loss: 0, before: Math.max(0, of.view.charges) };
    case 'ring': {
      const odds = ringChargeOdds(rules, of.view);
      const loss = odds.outcomes.probability(({ kind }) => kind === 'loss');
      return { ...odds, loss, before: of.view.enchantment };
    }
    case 'tool': {
      const cells = holdsCells(rules, of.view.tool);
      const asked = cells ? { ...of.view, fuel: of.view.charges } : of.view;
      const odds = toolChargeOdds(rules, asked);
      const loss = odds.outcomes.probability(({ kind }) => kind === 'loss');
      const burns = of.view.fuel !== undefined;
      const fuel = Distribution.of(
        odds.outcomes.list.map(({ value, probability }) => [value.fuel, probability]),
      );
      const oil = burns && loss === 0 ? { fuel, charges: undefined } : {};
      if (cells && loss === 0) {
        return { ...odds, charges: fuel, loss, before: of.view.charges };
      }
      return { ...odds, ...oil, loss, before: of.view.charges };
    }
    case 'spellbook':
      return { ...bookChargeOdds(rules, of.view), loss: 0, before: of.view.charges };
    case 'rod': {
      const after = chargeRod(rules, of.view);
      const { energy } = of.view;
      return after === undefined
        ? { explodes: 0, holds: 0, loss: 1, before: energy, notes: [] }
        : { ...SURE, before: energy, charges: Distribution.certain(after) };
    }
    case 'none':
      return { explodes: 0, holds: 0, loss: 1, before: 0, notes: [] };
  }
}
