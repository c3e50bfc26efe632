// Until version 6 the hero's sheet stored whether a scroll or spell of charging awaits its target. From
// version 7 the game stores any pending question.

import type { MigrationStep, Versioned } from './migrations.ts';

/** Moves the pending question from the sheet to the game. */
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
