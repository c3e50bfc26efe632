// The hero's initial knowledge of items.

import type { HeroSheet } from '../../actors/index.ts';
import { type Content, TYPE } from '../../objects/index.ts';

/** The hero knows his starting items, and the books of his starting spells. */
export function knowKit({ lore, inventory, spells }: HeroSheet, content: Content): void {
  for (const thing of inventory) {
    lore.identify(thing);
  }
  const known = new Set(spells.map(({ archetype }) => archetype.id));
  for (const archetype of content.archetypes) {
    const teaches =
      archetype.type === TYPE.spellbook ? archetype.inventory[0]?.archetype : undefined;
    if (teaches !== undefined && known.has(teaches)) {
      lore.identifyKind(archetype);
    }
  }
}
