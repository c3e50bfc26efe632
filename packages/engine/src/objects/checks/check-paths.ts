// Advice about spell paths: an attunement is powerful and should have its price.

import type { ContentProblem } from '../../errors/index.ts';
import { TYPE } from '../archetype.ts';
import { pathsOf } from '../powers/paths.ts';
import { type ArchetypeSource, reportOn } from './report.ts';

/** Kinds whose `path_attuned` is the path of a spell. */
const SPELLS: ReadonlySet<number> = new Set([TYPE.spell, TYPE.effect]);

/**
 * A warning for an item that attunes its wearer to a path without repelling or denying another. The document on
 * spell objects advises against such items.
 */
export function unbalancedPaths(source: ArchetypeSource): ContentProblem[] {
  const { archetype } = source;
  const { attuned, repelled, denied } = pathsOf(archetype);
  if (SPELLS.has(archetype.type) || attuned === 0 || (repelled | denied) !== 0) {
    return [];
  }
  const expected = 'path_repelled or path_denied as well, since attunement is powerful';
  return [reportOn(source)('path_attuned', expected, String(attuned))];
}
