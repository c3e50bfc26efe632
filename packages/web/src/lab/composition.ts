// The rules of several slots as one text, as the command line writes them: `casting=slashem,speed=nethack-5.0`.

import type { FormSlot } from '@roguewright/engine/face';

/** Fills a slot that isn't named. */
const USUAL = 'house';

/** The rules with one slot changed. */
export function composition(
  slots: readonly FormSlot[],
  changed: FormSlot['slot'],
  ruleset: string,
): string {
  const named = slots
    .map(({ slot, chosen }) => [slot, slot === changed ? ruleset : chosen] as const)
    .filter(([, id]) => id !== USUAL);
  return named.length === 0 ? USUAL : named.map(([slot, id]) => `${slot}=${id}`).join(',');
}
