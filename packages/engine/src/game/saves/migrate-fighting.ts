// A save from before ego kinds, artifacts and what is known of monsters: its dungeon has no artifacts, its
// hero knows nothing of monsters yet, and what was known of a thing altogether still is.

import type { Versioned } from './migrations.ts';

/** Every part of a thing that could be known, and can be now. */
const ALL_BEFORE = 7;
const ALL_NOW = 15;

/** Brings a save to the version with the lore of fighting. */
export function addFightingLore(older: Versioned): Versioned {
  const { sheet, ...rest } = older as { readonly sheet: OldSheet };
  const { lore } = sheet;
  const things = lore.things.map(([id, known]) => [id, known === ALL_BEFORE ? ALL_NOW : known]);
  return { ...rest, artifacts: [], sheet: { ...sheet, lore: { ...lore, things, monsters: [] } } };
}

interface OldSheet {
  readonly lore: { readonly things: readonly (readonly [id: number, known: number])[] };
}
