// Draws on behalf of a player, from the raw numbers that the original drew.

import type { Chance } from '@roguewright/engine/chance';
import { RawRolls } from '../films/raw-rolls.ts';

/** The original follows each draw by a test of luck, which takes a number of its own. Without luck it is idle. */
export class PlayerRolls extends RawRolls implements Chance {
  override load(rolls: readonly number[]): void {
    super.load(rolls.filter((_, index) => index % 2 === 0));
  }
}
