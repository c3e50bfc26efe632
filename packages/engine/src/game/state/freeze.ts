// A spell that decides itself how long its caster can't act.

import type { GameState } from './state.ts';

/** Sets the ticks that the present cast takes, instead of the spell's own time. */
export function freeze({ scratch }: GameState, ticks: number): void {
  scratch.frozenTicks = ticks;
}

/** Begins a command: no spell has decided anything. */
export function forgetFreezing({ scratch }: GameState): void {
  scratch.frozenTicks = -1;
}
