// Until version 11 a cast that waited could have had a creature among its arguments, which no spell took.

import type { MigrationStep, Versioned } from './migrations.ts';

/** A question that waits. */
interface Waiting {
  readonly about: string;
  readonly facts: Versioned;
}

/** Takes the creature from casts that wait. */
export const withoutWaitingCreature: MigrationStep = saved => ({
  ...saved,
  seats: (saved.seats as readonly Versioned[]).map(seat => {
    const pending = seat.pending as Waiting | null | undefined;
    if (!pending?.about.startsWith('cast-')) {
      return seat;
    }
    const { creature: _, ...facts } = pending.facts;
    return { ...seat, pending: { ...pending, facts } };
  }),
});
