// The facts of charging in sentences. Every number comes from the note.

import type { ChargingFact } from '../charging/index.ts';

/** One sentence for each fact that the rules of charging note. */
export const chargingFacts: Readonly<
  Record<ChargingFact, (amount: number, other: number) => string>
> = {
  'cancelled-wand': () => 'The wand is cancelled, or was wrested before: nothing comes of it.',
  'charge-spent': left => `A charge is spent: ${left} left.`,
  wrested: tries => `You wrest one last charge, once in ${tries} tries.`,
  'not-wrested': tries => `Nothing happens: a last charge comes once in ${tries}.`,
};
