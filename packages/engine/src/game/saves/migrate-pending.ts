// Until version 6 the hero's sheet said whether a scroll or a spell of charging waits to be told what for.
// From version 7 on any question may wait, and the game says so.

import type { MigrationStep, Versioned } from './migrations.ts';

/** Takes what waits from the sheet to the game. */
export const withPending: MigrationStep = saved => {
  const { charging, ...sheet } = saved.sheet as Versioned;
  const begun = charging as { source: unknown; known: unknown; paid?: true } | null;
  const pending = begun && {
    about: 'charging',
    facts: { source: begun.source, known: begun.known },
    paid: begun.paid === true,
  };
  return { ...saved, sheet, pending };
};
