// Effects of applying a tool.

import { chargesOf, type GameObject, setCharges } from '../../../objects/index.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** Applies a tool. @returns whether the effect identifies its kind */
export type ToolUse = (state: GameState, tool: GameObject, direction: Direction) => boolean;

/** Spends one charge. */
export function spendCharge(tool: GameObject): void {
  const { left, recharged } = chargesOf(tool);
  setCharges(tool, { left: left - 1, recharged });
}
