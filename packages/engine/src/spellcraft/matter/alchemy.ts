// Things turned to gold nuggets. Crossfire server/spell_effect.c (alchemy, alchemy_object).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { AlchemyRules } from './matter-rules.ts';

/** A pile of things that is melted. */
export interface MeltedView {
  /** Price of the whole pile. */
  readonly price: number;
  /** Value of one piece; 0: it leaves nothing. */
  readonly value: number;
  /** Money or gems. */
  readonly money: boolean;
  readonly unpaid: boolean;
  /** Percent of its price. */
  readonly percent: number;
}

/** Percent of a price that the gold is worth. @param steps of the damage adjustment */
export function goldPercent({ leastPercent, mostPercent }: AlchemyRules, steps: number): number {
  return Math.min(mostPercent, leastPercent + steps);
}

/** Worth of the gold that a pile turns into. Rounding: down. Label: `melts-away`. */
export function goldOf(chance: Chance, rules: AlchemyRules, view: MeltedView): number {
  const { price, value, money, unpaid, percent } = view;
  if (value <= 0 || chance.test(1, rules.nothingOneIn, 'melts-away')) {
    return 0;
  }
  const plain = unpaid ? 0 : floorDiv(price * percent, rules.whole);
  return money ? floorDiv(plain, rules.moneyOver) : plain;
}

/** Nuggets by size. */
export interface Nuggets {
  readonly small: number;
  readonly large: number;
}

/** What nuggets are worth. */
export interface NuggetValues {
  readonly smallValue: number;
  readonly largeValue: number;
}

/**
 * Adds gold to the nuggets of a square. What is too little for a small one is lost; enough small ones become a large
 * one, less another small one where they don't divide evenly.
 */
export function addGold(before: Nuggets, gold: number, values: NuggetValues): Nuggets {
  const { smallValue, largeValue } = values;
  const largeMade = floorDiv(gold, largeValue);
  let large = before.large + largeMade;
  let small = before.small + floorDiv(gold - largeMade * largeValue, smallValue);
  if (small * smallValue > largeValue) {
    large++;
    small -= floorDiv(largeValue, smallValue);
    if (small > 0 && largeValue % smallValue !== 0) {
      small--;
    }
  }
  return { small, large };
}
