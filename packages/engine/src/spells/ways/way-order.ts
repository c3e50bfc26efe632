// Common start of spells beyond the level: their ports.

import { InvariantError } from '../../errors/index.ts';
import type { SpellWorld } from '../spell-world.ts';
import type { DeadPort } from './dead-port.ts';
import type { WayPort } from './way-port.ts';

/** The port to other places; throws an InvariantError in a world that only has effects. */
export function waysOf({ ways }: SpellWorld): WayPort {
  if (ways === undefined) {
    throw new InvariantError('a spell of ways in a world of one level');
  }
  return ways;
}

/** The port to the dead; throws an InvariantError in a world that only has effects. */
export function deadOf({ dead }: SpellWorld): DeadPort {
  if (dead === undefined) {
    throw new InvariantError('a spell on the dead in a world without them');
  }
  return dead;
}
