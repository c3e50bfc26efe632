// Displayed counters of lamps in some variants. UnNetHack, AceHack src/objnam.c (doname).

import type { ChargingRules } from '../slot/rules.ts';

/** A lamp of identified type. */
export interface LampView {
  readonly recharged: number;
  /** Turns of fuel left. */
  readonly fuel: number;
  /** Its number of charges is known. */
  readonly known: boolean;
}

/** `(1:750)`; undefined in rulesets where lamps have no counter. */
export function lampCounter(rules: ChargingRules, view: LampView): string | undefined {
  return rules.lampsShowTurns && view.known ? `(${view.recharged}:${view.fuel})` : undefined;
}
