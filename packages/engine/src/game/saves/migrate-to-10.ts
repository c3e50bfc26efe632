// From version 9 to 10: a list of parts, a file each. A part reads and writes fields of its own, so their order
// doesn't matter. A field that may be absent needs no part.

import type { MigrationStep } from './migrations.ts';

const PARTS: readonly MigrationStep[] = [];

/** Items may have texts and flags of their own, and remembered items names of their own: absent, none. */
export const toVersion10: MigrationStep = saved =>
  PARTS.reduce((older, part) => part(older), saved);
