// The spell paths that an item, a monster or another kind of object gives its wearer or has itself.

import type { PathSets } from '../../spellcraft/index.ts';
import { type Archetype, factOf } from '../archetype.ts';

/**
 * The attuned, repelled and denied paths of a kind, as bit sets. A spell's `path_attuned` means the spell's own
 * path instead.
 */
export function pathsOf(archetype: Archetype): PathSets {
  return {
    attuned: factOf(archetype, 'pathAttuned'),
    repelled: factOf(archetype, 'pathRepelled'),
    denied: factOf(archetype, 'pathDenied'),
  };
}

/** Whether a kind has any such path. */
export function hasPaths(archetype: Archetype): boolean {
  const { attuned, repelled, denied } = pathsOf(archetype);
  return (attuned | repelled | denied) !== 0;
}
