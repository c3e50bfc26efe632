// Until version 7 the only question that waited was what a scroll charges, once it was used up, and no single
// item had a name.

import type { MigrationStep, Versioned } from './migrations.ts';

/** Whatever waits is asked by a scroll that is used up; nothing has a name. */
export const withQuestions: MigrationStep = saved => {
  const sheet = saved.sheet as Versioned;
  const pending = saved.pending as { readonly facts: object } | null;
  return {
    ...saved,
    sheet: { ...sheet, lore: { ...(sheet.lore as Versioned), named: [] } },
    pending: pending && { ...pending, facts: { scroll: 0, ...pending.facts } },
  };
};
