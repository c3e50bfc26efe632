// Stripping of charges by a cursed source. NetHack 3.6.7 src/read.c (stripspe).

import type { ChargingNotebook } from '../slot/facts.ts';
import type { Beatitude } from '../slot/names.ts';

/**
 * The remaining charges: none, unless the item is blessed or had none. Source: NetHack 3.6.7 src/read.c
 * (stripspe)
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
