// The hero's light. An item in his light slot is lit, and burns down. House rule, after NetHack 3.6.7
// src/apply.c (begin_burn) and src/timeout.c (burn_object), which have a timer for each lamp.

import { wornAt } from '../../actors/index.ts';
import { chargesOf, type GameObject, setCharges, TYPE } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { canBeCharged } from './charge-view.ts';
import { emptySlot } from './equip.ts';
import { useUp } from './pack.ts';

/** Once a turn: burns the hero's light, which is used up in the end, and the lamp of his helmet. */
export function burnLight(state: GameState): void {
  const lamp = wornAt(state.sheet, 'light');
  if (lamp !== undefined && lamp.fact('everburning') === 0) {
    burn(state, lamp, burnedOut);
  }
  const helmet = wornAt(state.sheet, 'helmet');
  if (helmet !== undefined && helmet.fact('lit') !== 0) {
    burn(state, helmet, goesDark);
  }
}

/** Burns a turn's fuel. @param out what becomes of it when that was the last */
function burn(
  state: GameState,
  lamp: GameObject,
  out: (state: GameState, lamp: GameObject) => void,
): void {
  const left = lamp.fact('fuel') - 1;
  if (left > 0) {
    lamp.setFact('fuel', left);
    if (left === state.ruleset.slots.world.light.flickersAt) {
      state.logFelt('light-flickers', lamp.id);
    }
    return;
  }
  state.logFelt('light-burned-out', lamp.id);
  out(state, lamp);
}

function burnedOut(state: GameState, lamp: GameObject): void {
  if (!canBeCharged(state.ruleset.slots.charging, lamp)) {
    useUp(state, lamp);
    return;
  }
  // An empty lamp goes out, and can be refilled.
  const { recharged } = chargesOf(lamp);
  lamp.setFact('fuel', 0);
  setCharges(lamp, { left: 0, recharged });
  emptySlot(state, 'light');
}

/** The helmet stays on, dark. */
function goesDark(_: GameState, helmet: GameObject): void {
  helmet.setFact('fuel', 0);
  helmet.setFact('lit', 0);
}

/** Lights the lamp of a helmet, or puts it out. */
export function lightHelmet(state: GameState, helmet: GameObject, lit: boolean): void {
  helmet.setFact('lit', lit ? 1 : 0);
  state.logFelt(lit ? 'light-lit' : 'light-put-out', helmet.id);
}

/** Whether an item is a light without oil. */
export function isBurnedOut(item: GameObject): boolean {
  return (
    item.archetype.type === TYPE.light && item.fact('everburning') === 0 && item.fact('fuel') <= 0
  );
}
