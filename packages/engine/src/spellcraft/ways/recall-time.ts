// The time until a recall acts. Crossfire server/spell_effect.c (cast_word_of_recall).

import type { WayRules } from './way-rules.ts';

/** A spell of recall at a caster's level. */
export interface RecallView {
  /** Ticks of the spell's file. */
  readonly duration: number;
  /** Ticks that the caster's level takes off. */
  readonly shortened: number;
}

/** The clock of a pending recall. */
export interface RecallClock {
  readonly speed: number;
  /** Single precision. */
  readonly clock: number;
}

/** The clock with which a recall begins: it acts with its first turn. At least 1 tick. */
export function recallClock(
  { recall: { speed, headStart } }: WayRules,
  { duration, shortened }: RecallView,
): RecallClock {
  const ticks = Math.max(1, duration - shortened);
  const pace = Math.fround(speed);
  return { speed: pace, clock: Math.fround(headStart - pace * ticks) };
}
