// The energy of a rod over time: it acts as other active objects do, and regains energy each time. Crossfire
// server/time.c (process_object), server/spell_util.c (regenerate_rod).

import type { SpellcraftRules } from '../rules.ts';
import { regained } from './rods.ts';

/** A rod at some tick. */
export interface RodState {
  /** Its energy. */
  readonly energy: number;
  /** Speed left from earlier ticks; single precision. */
  readonly speedLeft: number;
}

/** A rod's energy and its clock. */
export interface RodClockView extends RodState {
  /** Energy when full. */
  readonly most: number;
  /** Activations a tick; single precision. 0: it never regains anything. */
  readonly speed: number;
}

/** A rod so slow that it would take longer is full after as many ticks. */
const MOST_TICKS = 100_000;

/** Less than one tick's speed by this part, so that sums in single precision don't come a tick early. */
const SLACK = 1 / 1024;

/**
 * The speed left of a full rod: its clock begins with the shot, so that the first activation comes after
 * 1/speed ticks.
 */
export function speedLeftWhenFull(speed: number): number {
  return Math.fround(Math.min(0, Math.abs(Math.fround(speed)) * (1 - SLACK) - 1));
}

/** A rod after some ticks. The clock of a full rod is at its beginning. @param ticks 0 or more */
export function rodAfterTicks(rules: SpellcraftRules, view: RodClockView, ticks: number): RodState {
  const { energy, speedLeft, stopped } = run(rules, view, view.most, ticks);
  const isFull = energy >= view.most || (!stopped && ticks > MOST_TICKS && view.speed !== 0);
  return isFull
    ? { energy: view.most, speedLeft: speedLeftWhenFull(view.speed) }
    : { energy, speedLeft };
}

/** Ticks until a rod has this much energy, 0 or more; undefined: it never will. */
export function ticksUntilEnergy(
  rules: SpellcraftRules,
  view: RodClockView,
  energy: number,
): number | undefined {
  if (view.energy >= energy) {
    return 0;
  }
  if (view.speed === 0 || energy > view.most) {
    return undefined;
  }
  return run(rules, view, energy, MOST_TICKS).ticks;
}

/** Runs the clock until the energy suffices or the ticks are over. */
function run(rules: SpellcraftRules, view: RodClockView, enough: number, most: number) {
  const { turnsInTick, clockAfterTick } = rules.steps;
  const speed = Math.fround(view.speed);
  let { energy, speedLeft } = view;
  let ticks = 0;
  const last = speed === 0 ? 0 : Math.min(most, MOST_TICKS);
  while (energy < enough && ticks < last) {
    ticks++;
    for (let acts = turnsInTick(speedLeft, speed); acts > 0 && energy < view.most; acts--) {
      energy = regained(rules, energy, view.most);
    }
    speedLeft = clockAfterTick(speedLeft, speed);
  }
  return { energy, speedLeft, ticks, stopped: energy >= enough };
}
