// What a hero has left off digging at.

import type { DigEffort } from '../../../actors/index.ts';
import type { GameState } from '../../state/state.ts';

/** He leaves off digging there, with so much done; undefined: he is through. */
export function leaveOffDigging({ sheet }: GameState, left: DigEffort | undefined): void {
  sheet.powers.dug = left;
}
