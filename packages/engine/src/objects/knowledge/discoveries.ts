// What a hero has found out about kinds of things that can't be told by looking: which he recognises,
// and to which he gave a name. NetHack 3.6.7 src/o_init.c (dodiscovered).

import type { Archetype } from '../archetype.ts';
import { classOf, type ItemClass } from '../condition.ts';
import type { Content } from '../content.ts';
import type { Lore } from './lore.ts';
import { nameOfKind } from './name-of.ts';
import { thingName } from './thing-name.ts';

/** One kind that the hero knows of. */
export interface Discovery {
  readonly archetype: Archetype;
  readonly class: ItemClass;
  /** `potion of healing`; `potion called sour` of a kind that is only named. */
  readonly name: string;
  /** How it looks to whoever doesn't know it: `murky potion`. */
  readonly looks: string;
}

/** Classes in the order of a list. */
const ORDER: readonly ItemClass[] = ['potion', 'scroll', 'spellbook', 'wand', 'ring', 'amulet'];

/** The kinds that he knows of, by class, then by name. What shows by its look what it is isn't there. */
export function discoveries(lore: Lore, content: Content): Discovery[] {
  const found: Discovery[] = [];
  for (const id of lore.kindsKnown()) {
    const archetype = content.find(id);
    const appearance = archetype && lore.appearanceOf(archetype);
    if (archetype !== undefined && appearance !== undefined) {
      const kind = classOf(archetype);
      const name = thingName(nameOfKind(archetype, lore));
      const looks = thingName({ class: kind, appearance, count: 1 });
      found.push({ archetype, class: kind, name, looks });
    }
  }
  return found.sort(
    (one, other) =>
      ORDER.indexOf(one.class) - ORDER.indexOf(other.class) || (one.name < other.name ? -1 : 1),
  );
}
