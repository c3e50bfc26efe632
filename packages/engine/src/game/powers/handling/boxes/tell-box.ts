// Tells something of a box.

import type { GameObject } from '../../../../objects/index.ts';
import { BOX_TELLINGS, type BoxTelling } from '../../../protocol/tools/box-events.ts';
import type { GameState } from '../../../state/state.ts';

/** @param damage 0: none */
export function tellBox(state: GameState, box: GameObject, telling: BoxTelling, damage = 0): void {
  state.logFelt('box-told', state.hero.id, box.id, BOX_TELLINGS.indexOf(telling), damage);
}
