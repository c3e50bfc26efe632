// What the hero knows of things when a game begins.

import type { HeroSheet } from '../../actors/index.ts';
import { type Content, TYPE } from '../../objects/index.ts';

/** The hero knows all of what he begins with, and the books that he has his spells from. */
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
