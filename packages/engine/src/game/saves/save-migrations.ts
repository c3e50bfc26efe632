// What leads from each older version of the save format to the next. A step that was released is never
// changed.

import { withoutEndedEffects } from './migrate-ended-effects.ts';
import { addFightingLore } from './migrate-fighting.ts';
import { withoutLastingSlowness } from './migrate-lasting-slowness.ts';
import { withPending } from './migrate-pending.ts';
import { withQuestions } from './migrate-questions.ts';
import type { MigrationStep, Versioned } from './migrations.ts';

/** Spells were never forgotten: they are remembered as from the start, and in the order of letters. */
const withMemory: MigrationStep = saved => ({
  ...saved,
  sheet: { ...(saved.sheet as Versioned), memory: [], menuOrder: 'letter' },
});

/** Nobody was fast for good, and nobody was asked what to charge. */
const withCharging: MigrationStep = saved => ({
  ...saved,
  sheet: { ...(saved.sheet as Versioned), fast: false, charging: null },
});

/** Nobody lived there of whom there is but one. */
const withUniques: MigrationStep = saved => ({ ...saved, uniques: [] });

/**
 * Luck began from 32 bits: such a game goes on with them, also on levels that aren't dug yet. Saves held
 * effects that had ended, and heroes who were slow for good.
 */
const withSoundGround: MigrationStep = saved => ({
  ...withoutLastingSlowness(withoutEndedEffects(saved)),
  start: { ...(saved.start as Versioned), luck: 32 },
});

/** The steps, the first from version 1 to 2. */
export const SAVE_MIGRATIONS: readonly MigrationStep[] = [
  withMemory,
  withCharging,
  addFightingLore,
  withUniques,
  withSoundGround,
  withPending,
  withQuestions,
];
