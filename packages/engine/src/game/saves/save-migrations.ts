// The migration steps of the save format. A released step is never changed.

import { withoutEndedEffects } from './migrate-ended-effects.ts';
import { addFightingLore } from './migrate-fighting.ts';
import { withoutLastingSlowness } from './migrate-lasting-slowness.ts';
import { withPending } from './migrate-pending.ts';
import { withQuestions } from './migrate-questions.ts';
import { withSeats } from './migrate-seats.ts';
import { toVersion10 } from './migrate-to-10.ts';
import { toVersion11 } from './migrate-to-11.ts';
import { toVersion12 } from './migrate-to-12.ts';
import type { MigrationStep, Versioned } from './migrations.ts';

/** Spells were never forgotten: they get full retention, in letter order. */
const withMemory: MigrationStep = saved => ({
  ...saved,
  sheet: { ...(saved.sheet as Versioned), memory: [], menuOrder: 'letter' },
});

/** Permanent speed and the question what to charge didn't exist. */
const withCharging: MigrationStep = saved => ({
  ...saved,
  sheet: { ...(saved.sheet as Versioned), fast: false, charging: null },
});

/** There were no uniques. */
const withUniques: MigrationStep = saved => ({ ...saved, uniques: [] });

/**
 * Luck was seeded from 32 bits: the game keeps them, also for levels made later. Saves contained ended
 * effects, and permanently slow heroes.
 */
const withSoundGround: MigrationStep = saved => ({
  ...withoutLastingSlowness(withoutEndedEffects(saved)),
  start: { ...(saved.start as Versioned), luck: 32 },
});

/** Conditions may name who caused a helplessness: absent, nobody did. */
const toVersion13: MigrationStep = saved => saved;

/** Heroes may have another form, a steed and debts, levels shops: absent, none. */
const toVersion14: MigrationStep = saved => saved;

/** The steps, the first from version 1 to 2. */
export const SAVE_MIGRATIONS: readonly MigrationStep[] = [
  withMemory,
  withCharging,
  addFightingLore,
  withUniques,
  withSoundGround,
  withPending,
  withQuestions,
  withSeats,
  toVersion10,
  toVersion11,
  toVersion12,
  toVersion13,
  toVersion14,
];
