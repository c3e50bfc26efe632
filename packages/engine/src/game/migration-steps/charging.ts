// Saves from before heroes could be fast for good, or be asked what to charge: nobody was, and nobody is.

import type { Versioned } from '../migrations.ts';

/** Adds the two facts to the hero's sheet. */
export function addCharging(older: Versioned): Versioned {
  const sheet = older.sheet as Readonly<Record<string, unknown>>;
  return { ...older, sheet: { ...sheet, fast: false, charging: null } };
}
