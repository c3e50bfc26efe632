// Grease on items. The one place that writes it. NetHack 3.6.7 src/trap.c (grease_protect).

import type { Chance } from '../../../chance/index.ts';
import { type GameObject, GREASED } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** Greases an item, or takes the grease off. */
export function setGreased(item: GameObject, on: boolean): void {
  item.setFlag(GREASED, on);
}

/** Whether the grease comes off after it has spared its item. Label: `grease`. */
function comesOff(chance: Chance, oneIn: number): boolean {
  return chance.test(1, oneIn, 'grease');
}

/** Grease has spared its item, and may come off. @param owner id of the creature that carries it */
export function wearGrease(state: GameState, owner: number, item: GameObject): void {
  const { wearsOffOneIn } = state.ruleset.slots.world.tools.grease;
  const own = state.of(owner);
  own?.logFelt('grease-spared', owner, item.id);
  if (comesOff(state.luck('tools'), wearsOffOneIn)) {
    setGreased(item, false);
    own?.logFelt('grease-gone', owner, item.id);
  }
}
