// Up to version 5 a wand of slowing made a hero slow for 1,000,000 turns. No rule does that any more, and
// nothing ends it: such slowness is taken from the hero. That of a spell or blow runs out by itself.

import { CONDITIONS } from '../../actors/index.ts';
import type { MigrationStep, Versioned } from './migrations.ts';

/** The place of slowness among the turns of conditions. */
const SLOW = CONDITIONS.indexOf('slow');

/** More turns than any other cause gave. */
const LASTING = 100_000;

/** Takes slowness for good from the hero, who is saved with his conditions twice. */
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
