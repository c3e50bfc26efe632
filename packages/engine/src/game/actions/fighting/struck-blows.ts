// Logging of the hero's blows: damage, critical class, earthquakes. One notebook per game listens to the
// rule; it isn't saved.

import type { Notebook } from '../../../chance/index.ts';
import { CRITICAL_FACTS } from '../../protocol/event-words.ts';

/** Records the class of a critical hit. */
export class CriticalEar implements Notebook {
  #last = 0;

  note(fact: string): void {
    const index = CRITICAL_FACTS.indexOf(fact as (typeof CRITICAL_FACTS)[number]);
    if (index >= 0) {
      this.#last = index + 1;
    }
  }

  /** The critical class of the hit since the last call, 0 for none. */
  take(): number {
    const heard = this.#last;
    this.#last = 0;
    return heard;
  }
}
