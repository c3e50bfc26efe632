// Kinds that had a file each before lists filled their carriers. The carrier's file says which it replaces, so
// that older saves find their things. Key `formerly`: `wand_of_frost spell_frost_bolt 4, …`, each with its spell
// and the level at which the kind cast it.

import { type Archetype, textOf } from '../archetype.ts';

/** The present form of a former kind. */
export interface FormerKind {
  /** The id of its carrier. */
  readonly carrier: string;
  readonly spell: string;
  /** The level of its things, 1 or more. */
  readonly level: number;
}

/** The former kinds of each catalogue that was asked for: every save that is read asks. */
const known = new WeakMap<readonly Archetype[], ReadonlyMap<string, FormerKind>>();

/** The former kinds by their ids. */
export function formerKinds(archetypes: readonly Archetype[]): ReadonlyMap<string, FormerKind> {
  let kinds = known.get(archetypes);
  if (kinds === undefined) {
    kinds = readFormerKinds(archetypes);
    known.set(archetypes, kinds);
  }
  return kinds;
}

function readFormerKinds(archetypes: readonly Archetype[]): ReadonlyMap<string, FormerKind> {
  const kinds = new Map<string, FormerKind>();
  for (const archetype of archetypes) {
    for (const entry of textOf(archetype, 'formerly').split(',')) {
      const [id = '', spell = '', level = ''] = entry.trim().split(/\s+/);
      if (spell !== '') {
        kinds.set(id, { carrier: archetype.id, spell, level: Math.max(1, Number(level) || 1) });
      }
    }
  }
  return kinds;
}
