// How exact an answer's odds are, in one phrase.

import type { OddsAnswer } from '../odds/index.ts';

/** The parts of an answer that say how exact it is. */
export type Sureness = Pick<OddsAnswer, 'certainty' | 'asFarAsYouKnow' | 'unseenSquares'>;

/**
 * One phrase: `exact if nobody moves`, `as far as you know`. An answer that rests on a guess is never
 * called exact.
 * @param percent how a face writes probabilities
 */
export function tellCertainty(
  { certainty, asFarAsYouKnow, unseenSquares }: Sureness,
  percent: (probability: number) => string,
): string {
  const guess = unseenSquares
    ? 'as far as you know: it crosses squares you can’t see'
    : 'as far as you know';
  switch (certainty.kind) {
    case 'exact':
      return asFarAsYouKnow ? guess : 'exact';
    case 'exact-if':
      return asFarAsYouKnow ? `if nobody moves, ${guess}` : 'exact if nobody moves';
    case 'estimated': {
      const estimate = `estimated ± ${percent(certainty.plusMinus)}`;
      return asFarAsYouKnow ? `${estimate}, ${guess}` : estimate;
    }
    case 'at-least':
      return asFarAsYouKnow ? `a lower bound, ${guess}` : 'a lower bound';
    case 'unknown':
      return 'unknown';
  }
}
