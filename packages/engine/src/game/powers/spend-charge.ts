// The price of applying a tool.

import { chargesOf, type GameObject, setCharges } from '../../objects/index.ts';

/** Spends one charge. */
export function spendCharge(tool: GameObject): void {
  const { left, recharged } = chargesOf(tool);
  setCharges(tool, { left: left - 1, recharged });
}
