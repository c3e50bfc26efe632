// Logging of the hero's blows: damage, critical class, earthquakes. One notebook per game listens to the
// rule; it isn't saved.

import type { Notebook } from '../../chance/index.ts';
import type { CombatFact } from '../../combat/index.ts';

/** The facts of critical hits, numbered from 1 in events: good, great, superb … */
export const CRITICAL_FACTS = [
  'critical-good',
  'critical-great',
  'critical-superb',
  'critical-greater',
  'critical-utmost',
] as const satisfies readonly CombatFact[];

/** Records the class of a critical hit. */
export class CriticalEar implements Notebook {
  #last = 0;

  note(fact: string): void {
    const place = CRITICAL_FACTS.indexOf(fact as (typeof CRITICAL_FACTS)[number]);
    if (place >= 0) {
      this.#last = place + 1;
    }
  }

  /** The critical class of the hit since the last call, 0 for none. */
  take(): number {
    const heard = this.#last;
    this.#last = 0;
    return heard;
  }
}
