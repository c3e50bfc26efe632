// Potions that are diluted with water. The one place that writes it. NetHack 3.6.7 src/trap.c (water_damage).

import type { GameObject } from '../../../objects/index.ts';

const DILUTED = 'diluted';

/** Whether a potion is diluted. */
export function isDiluted(potion: GameObject): boolean {
  return potion.hasFlag(DILUTED);
}

/** Dilutes a potion. */
export function setDiluted(potion: GameObject, on: boolean): void {
  potion.setFlag(DILUTED, on);
}
