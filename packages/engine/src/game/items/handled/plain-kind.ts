// The kind that an item of a class becomes when it loses its own: a blank page, water.

import {
  type Archetype,
  type Content,
  classOf,
  type ItemClass,
  textOf,
} from '../../../objects/index.ts';

/** The kind of a class with a name in the rules; undefined: the content has none. */
export function plainKind(
  { archetypes }: Content,
  itemClass: ItemClass,
  ruleKind: string,
): Archetype | undefined {
  return archetypes.find(
    archetype => textOf(archetype, 'ruleKind') === ruleKind && classOf(archetype) === itemClass,
  );
}
