// What applying a tool does.

import { chargesOf, type GameObject, setCharges } from '../../../objects/index.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** A tool that is applied. @returns whether what happens tells of what kind it is */
export type ToolUse = (state: GameState, tool: GameObject, direction: Direction) => boolean;

/** One charge is spent. */
export function spendCharge(tool: GameObject): void {
  const { left, recharged } = chargesOf(tool);
  setCharges(tool, { left: left - 1, recharged });
}
