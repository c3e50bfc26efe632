// What lies in a container is destroyed.

import type { GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** What is in a container is gone. @returns whether there was anything */
export function spill(state: GameState, container: GameObject): boolean {
  const lost = container.inventory.splice(0);
  for (const thing of lost) {
    state.scratch.usedUp.set(thing.id, thing);
  }
  if (lost.length > 0) {
    state.logFelt('contents-lost', state.hero.id, container.id);
  }
  return lost.length > 0;
}
