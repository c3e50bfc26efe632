// Potions that are diluted with water. The one place that writes it. NetHack 3.6.7 src/trap.c (water_damage).

import { DILUTED, type GameObject } from '../../../objects/index.ts';

/** Dilutes a potion. */
export function setDiluted(potion: GameObject, on: boolean): void {
  potion.setFlag(DILUTED, on);
}
