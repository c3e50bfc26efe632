// On which ticks something active acts. Crossfire server/server.c (process_events).

import { type Notebook, silent } from '../chance/index.ts';
import type { SpellcraftRules } from './rules.ts';

/** Digits with which single-precision numbers are printed: enough to tell any two apart. */
const DIGITS = 9;

/** Something active. */
export interface EffectClockView {
  /** Above 0; single precision. */
  readonly speed: number;
  /** What is left of earlier ticks; single precision. */
  readonly speedLeft: number;
  /** Ticks that pass, 0 or more. */
  readonly ticks: number;
}

/** What the ticks brought. */
export interface EffectClock {
  /** The ticks, from 1, on which it acts: one entry an act. */
  readonly acts: readonly number[];
  /** What is left in the end: single precision, rounded to nine digits. */
  readonly speedLeft: number;
}

/** When something acts while ticks pass. Source: as for the file. */
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
