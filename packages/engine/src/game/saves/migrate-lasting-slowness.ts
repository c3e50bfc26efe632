// Up to version 5 a wand of slowing made a hero slow for 1,000,000 turns. The rule is gone, and nothing would
// end the slowness, so it is removed. Slowness from a spell or blow ends by itself.

import { CONDITIONS } from '../../actors/index.ts';
import type { MigrationStep, Versioned } from './migrations.ts';

/** The index of slowness among the turns of conditions. */
const SLOW = CONDITIONS.indexOf('slow');

/** More turns than any other cause gave. */
const LASTING = 100_000;

/** Removes permanent slowness from the hero, whose conditions are saved twice. */
export const withoutLastingSlowness: MigrationStep = saved => ({
  ...saved,
  hero: withoutSlowness(saved.hero as Versioned),
  sheet: withoutSlowness(saved.sheet as Versioned),
});

function withoutSlowness(saved: Versioned): Versioned {
  const conditions = saved.conditions as { readonly turns: readonly number[] } | undefined;
  if (conditions === undefined || (conditions.turns[SLOW] ?? 0) < LASTING) {
    return saved;
  }
  return { ...saved, conditions: { ...conditions, turns: conditions.turns.with(SLOW, 0) } };
}
