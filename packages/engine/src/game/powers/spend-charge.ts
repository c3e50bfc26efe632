// The price of applying a tool.

import { chargesOf, type GameObject, setCharges } from '../../objects/index.ts';
import { learnWorked } from '../items/charges/learn-charges.ts';
import { chargeForUse } from '../shops/use.ts';
import type { GameState } from '../state/state.ts';

/** Spends one charge. For a use of unpaid goods a fee is owed. */
export function spendCharge(state: GameState, tool: GameObject): void {
  chargeForUse(state, tool);
  const { left, recharged } = chargesOf(tool);
  setCharges(tool, { left: left - 1, recharged });
  learnWorked(state, tool);
}
