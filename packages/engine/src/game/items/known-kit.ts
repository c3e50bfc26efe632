// The hero's initial knowledge of items.

import type { HeroSheet } from '../../actors/index.ts';
import { type Content, isFilled, kindWith, TYPE } from '../../objects/index.ts';

/** The hero knows his starting items, and the books of his starting spells. */
export function knowKit({ lore, inventory, spells }: HeroSheet, content: Content): void {
  for (const thing of inventory) {
    lore.identify(thing);
  }
  const known = new Set(spells.map(({ archetype }) => archetype.id));
  for (const archetype of content.archetypes) {
    if (archetype.type !== TYPE.spellbook) {
      continue;
    }
    const teaches = archetype.inventory[0]?.archetype;
    if (teaches !== undefined && known.has(teaches)) {
      lore.identifyKind(archetype);
    }
    if (isFilled(archetype)) {
      for (const spell of spells) {
        lore.identifyKind(kindWith(archetype, spell.archetype));
      }
    }
  }
}
