// The port of a world to sides.

import { InvariantError } from '../../errors/index.ts';
import type { SpellWorld } from '../spell-world.ts';
import type { SidesPort } from './sides-port.ts';

/** The port to sides; throws an InvariantError in a world that only has effects. */
export function sidesOf({ sides }: SpellWorld): SidesPort {
  if (sides === undefined) {
    throw new InvariantError('a spell on sides in a world that only has effects');
  }
  return sides;
}
