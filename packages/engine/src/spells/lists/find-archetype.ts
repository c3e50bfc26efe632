// Archetypes that the rules name themselves: a custom content may lack them.

import { ContentError } from '../../errors/index.ts';
import type { Archetype } from '../../objects/index.ts';
import type { SpellWorld } from '../spell-world.ts';

/** The archetype with that id; undefined if the content has none. */
export function findArchetype(world: SpellWorld, id: string): Archetype | undefined {
  try {
    return world.archetype(id);
  } catch (error) {
    if (error instanceof ContentError) {
      return undefined;
    }
    throw error;
  }
}
