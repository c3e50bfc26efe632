// When an invoked artifact answers again. The one place that writes it.

import type { GameObject } from '../../../objects/index.ts';

/** @param turn of the game */
export function setReadyAt(artifact: GameObject, turn: number): void {
  artifact.setFact('readyAt', turn);
}
