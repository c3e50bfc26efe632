// From version 11 to 12: a list of parts, a file each. A part reads and writes fields of its own, so their order
// doesn't matter. A field that may be absent needs no part.

import { withoutWaitingCreature } from './migrate-waiting-casts.ts';
import type { MigrationStep } from './migrations.ts';

const PARTS: readonly MigrationStep[] = [withoutWaitingCreature];

/** Creatures, items and levels may have what the second half of the subtypes needs: absent, none. */
export const toVersion12: MigrationStep = saved =>
  PARTS.reduce((older, part) => part(older), saved);
