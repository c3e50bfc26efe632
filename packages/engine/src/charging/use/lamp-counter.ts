// What some variants show of a lamp. UnNetHack, AceHack src/objnam.c (doname).

import type { ChargingRules } from '../slot/rules.ts';

/** A lamp whose type is identified. */
export interface LampView {
  readonly recharged: number;
  /** Turns of fuel left. */
  readonly fuel: number;
  /** Its number of charges is known. */
  readonly known: boolean;
}

/** `(1:750)`; absent: lamps show nothing of the kind. */
export function lampCounter(rules: ChargingRules, view: LampView): string | undefined {
  return rules.lampsShowTurns && view.known ? `(${view.recharged}:${view.fuel})` : undefined;
}
