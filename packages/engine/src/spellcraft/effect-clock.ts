// The ticks on which an active object acts. Crossfire server/server.c (process_events).

import { type Notebook, silent } from '../chance/index.ts';
import type { SpellcraftRules } from './rules.ts';

/** Digits for printing single-precision numbers: enough to distinguish any two. */
const DIGITS = 9;

/** An active object. */
export interface EffectClockView {
  /** Above 0; single precision. */
  readonly speed: number;
  /** Speed left from earlier ticks; single precision. */
  readonly speedLeft: number;
  /** Ticks that pass, 0 or more. */
  readonly ticks: number;
}

/** The result of the ticks. */
export interface EffectClock {
  /** The ticks, from 1, on which it acts: one entry per act. */
  readonly acts: readonly number[];
  /** Speed left at the end: single precision, rounded to nine digits. */
  readonly speedLeft: number;
}

/** The acts of an active object over a number of ticks. Source: as for the file. */
export function effectClock(
  rules: SpellcraftRules,
  view: EffectClockView,
  notes: Notebook = silent,
): EffectClock {
  const { turnsInTick, clockAfterTick } = rules.steps;
  const speed = Math.fround(view.speed);
  let left = Math.fround(view.speedLeft);
  const acts: number[] = [];
  for (let tick = 1; tick <= view.ticks; tick++) {
    for (let turn = turnsInTick(left, speed); turn > 0; turn--) {
      acts.push(tick);
    }
    left = clockAfterTick(left, speed);
  }
  notes.note('acts-in-ticks', acts.length, view.ticks);
  return { acts, speedLeft: Number(left.toPrecision(DIGITS)) };
}
