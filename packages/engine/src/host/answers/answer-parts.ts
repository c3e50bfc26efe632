// Common parts of answers about odds.

import type { Distribution, Enumerator } from '../../chance/index.ts';
import { type GameState, possibleKinds } from '../../game/index.ts';
import {
  harmOf,
  type OddsAnswer,
  type OddsQuestion,
  type Plot,
  type TurnsOdds,
} from '../../odds/index.ts';

/** Number of attacks in a plot of turns to kill. */
export const TURNS_SHOWN = 12;

/** A distribution for plotting. */
export function plot(distribution: Distribution): Plot {
  return [...distribution];
}

/**
 * Number of attacks or moves to kill.
 * @param probabilities that each one kills, from the first
 * @param mean may be infinite
 */
export function turnsOdds(probabilities: Float64Array, mean: number): TurnsOdds {
  const shown = [...probabilities.slice(0, TURNS_SHOWN)];
  const parts: (readonly [keyof TurnsOdds, number | undefined])[] = [
    ['mean', Number.isFinite(mean) ? mean : undefined],
    ['tenth', reaches(probabilities, 0.1)],
    ['half', reaches(probabilities, 0.5)],
    ['nineTenths', reaches(probabilities, 0.9)],
  ];
  return {
    ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)),
    plot: shown.map((share, index) => [index + 1, share]),
  };
}

/** The first number at which a cumulative probability is reached; undefined: never. */
function reaches(probabilities: Float64Array, share: number): number | undefined {
  let sum = 0;
  const index = probabilities.findIndex(probability => {
    sum += probability;
    return sum >= share;
  });
  return index < 0 ? undefined : index + 1;
}

/** An empty answer. */
export function emptyAnswer(ask: OddsQuestion['ask']): OddsAnswer {
  return {
    ask,
    certainty: { kind: 'exact' },
    asFarAsYouKnow: false,
    failPercent: 0,
    price: 0,
    pool: 'energy',
    andGrace: 0,
    forGrace: 0,
    nutrition: 0,
    ticks: 0,
    targets: [],
    squares: [],
    healing: [],
    explanation: [],
  };
}

/** The kinds that an unrecognised item may be. */
export function mayBe(state: GameState, ask: Enumerator, id: number): Pick<OddsAnswer, 'mayBe'> {
  const item = state.sheet.inventory.find(id);
  const kinds = item === undefined ? [] : possibleKinds(state, ask, item);
  const names = kinds.map(({ kind, probability }) => {
    const harm = harmOf(kind);
    return { name: kind.name, probability, ...(harm !== undefined && { harm }) };
  });
  return names.length === 0 ? {} : { mayBe: names };
}
