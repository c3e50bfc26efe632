// What a cursed source takes of a thing. NetHack 3.6.7 src/read.c (stripspe).

import type { ChargingNotebook } from '../slot/facts.ts';
import type { Beatitude } from '../slot/names.ts';

/**
 * The charges left of some: none, unless the thing is blessed or had none to lose.
 * Source: NetHack 3.6.7 src/read.c (stripspe)
 */
export function strippedCharges(
  charges: number,
  thing: Beatitude,
  notes: ChargingNotebook,
): number {
  if (thing === 'blessed' || charges <= 0) {
    notes.note('not-stripped', charges);
    return charges;
  }
  notes.note('stripped', charges);
  return 0;
}
