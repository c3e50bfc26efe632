// Kinds of monsters that have been wiped out: no more of them come into the world. NetHack 3.6.7 src/read.c
// (do_genocide).

import type { Archetype } from '../../objects/index.ts';
import type { World } from './world.ts';

/** Whether a kind has been wiped out. */
export function isExtinct({ extinct }: Pick<World, 'extinct'>, { id }: Archetype): boolean {
  return extinct.has(id);
}

/** Wipes out a kind. Those that live must be removed besides. */
export function makeExtinct({ extinct }: Pick<World, 'extinct'>, { id }: Archetype): void {
  extinct.add(id);
}
