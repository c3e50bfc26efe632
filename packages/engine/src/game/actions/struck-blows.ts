// The hero's blows as they are told: what each one did, how critical it was, whether the ground shook.
// One notebook a game hears the rule; nothing of it is saved.

import type { Notebook } from '../../chance/index.ts';
import type { CombatFact } from '../../combat/index.ts';

/** The facts of critical hits, from 1 in events: good, great, superb … */
export const CRITICAL_FACTS = [
  'critical-good',
  'critical-great',
  'critical-superb',
  'critical-greater',
  'critical-utmost',
] as const satisfies readonly CombatFact[];

/** Hears how critical a hit was. */
export class CriticalEar implements Notebook {
  #last = 0;

  note(fact: string): void {
    const place = CRITICAL_FACTS.indexOf(fact as (typeof CRITICAL_FACTS)[number]);
    if (place >= 0) {
      this.#last = place + 1;
    }
  }

  /** How critical the hit since the last question was, 0 for not at all. */
  take(): number {
    const heard = this.#last;
    this.#last = 0;
    return heard;
  }
}
