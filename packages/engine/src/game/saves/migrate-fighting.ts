// Saves from before ego kinds, artifacts and monster lore: the dungeon has no artifacts, the hero knows
// nothing of monsters, and fully known items stay fully known.

import type { Versioned } from './migrations.ts';

/** All parts of an item that could be known then. */
const ALL_BEFORE = 7;
const ALL_NOW = 15;

/** Migrates a save to the version with fighting lore. */
export function addFightingLore(older: Versioned): Versioned {
  const { sheet, ...rest } = older as { readonly sheet: OldSheet };
  const { lore } = sheet;
  const things = lore.things.map(([id, known]) => [id, known === ALL_BEFORE ? ALL_NOW : known]);
  return { ...rest, artifacts: [], sheet: { ...sheet, lore: { ...lore, things, monsters: [] } } };
}

interface OldSheet {
  readonly lore: { readonly things: readonly (readonly [id: number, known: number])[] };
}
