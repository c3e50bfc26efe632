// From version 10 to 11: a list of parts, a file each. A part reads and writes fields of its own, so their order
// doesn't matter. A field that may be absent needs no part.

import type { MigrationStep } from './migrations.ts';

const PARTS: readonly MigrationStep[] = [];

/** Creatures may bear forces, and levels have a darkness of their own: absent, none, and as they were dug. */
export const toVersion11: MigrationStep = saved =>
  PARTS.reduce((older, part) => part(older), saved);
