// What applying a tool costs it.

import { chargesOf, type GameObject, setCharges } from '../../objects/index.ts';

/** One charge is spent. */
export function spendCharge(tool: GameObject): void {
  const { left, recharged } = chargesOf(tool);
  setCharges(tool, { left: left - 1, recharged });
}
