// What all answers about odds are put together from.

import type { Distribution, WeightedNote } from '../chance/index.ts';
import type { Explanation, OddsAnswer, OddsQuestion, Plot } from '../odds/index.ts';
import { tellFact } from '../words/index.ts';

/** Attacks that a plot of turns to kill shows. */
export const TURNS_SHOWN = 12;

/** Facts in sentences, those worth one. */
export function explain(notes: readonly WeightedNote[]): Explanation[] {
  return notes
    .map(({ fact, amount, other, probability }) => ({
      text: tellFact(fact, amount, other),
      probability,
    }))
    .filter(({ text }) => text !== '');
}

/** A distribution as a face plots it. */
export function plot(distribution: Distribution): Plot {
  return [...distribution];
}

/** An answer that says nothing yet. */
export function emptyAnswer(ask: OddsQuestion['ask']): OddsAnswer {
  return {
    ask,
    certainty: { kind: 'exact' },
    asFarAsYouKnow: false,
    failPercent: 0,
    price: 0,
    nutrition: 0,
    ticks: 0,
    targets: [],
    squares: [],
    healing: [],
    explanation: [],
  };
}
