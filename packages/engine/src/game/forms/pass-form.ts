// Forms in time: a hero becomes himself again, and a ring changes him now and then. NetHack 3.6.7 src/allmain.c
// (moveloop), src/potion.c.

import { leaveForm, passFormTurn } from '../body/form-body.ts';
import type { GameState } from '../state/state.ts';
import { changeSelf } from './change-self.ts';

/** Once a turn. Label: `ring-changes`. */
export function passForm(state: GameState): void {
  if (state.ending !== undefined) {
    return;
  }
  if (passFormTurn(state)) {
    leaveForm(state);
  }
  const { ringOneIn } = state.ruleset.slots.world.forms;
  if (state.sheet.worn.polymorphs && state.luck('forms').test(1, ringOneIn, 'ring-changes')) {
    changeSelf(state);
  }
}
