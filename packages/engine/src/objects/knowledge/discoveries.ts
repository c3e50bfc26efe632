// The hero's discoveries: the kinds with shuffled appearances that he recognises or has named. NetHack 3.6.7
// src/o_init.c (dodiscovered).

import type { Archetype } from '../archetype.ts';
import { classOf, type ItemClass } from '../condition.ts';
import type { Content } from '../content.ts';
import { Lore } from './lore.ts';
import { nameOfKind } from './name-of.ts';
import { thingName } from './thing-name.ts';

/** One discovered kind. */
export interface Discovery {
  readonly archetype: Archetype;
  readonly class: ItemClass;
  /** `potion of healing`; `potion called sour` for a kind that is only named. */
  readonly name: string;
  /** Its appearance while unrecognised: `murky potion`. */
  readonly looks: string;
}

/** Classes in display order. */
const ORDER: readonly ItemClass[] = [
  'potion',
  'scroll',
  'spellbook',
  'wand',
  'rod',
  'ring',
  'amulet',
];

/** The lore of a hero who recognises nothing. */
const NOTHING_KNOWN = new Lore(new Map());

/** The discovered kinds, by class, then by name. Kinds that are recognisable by appearance are left out. */
export function discoveries(lore: Lore, content: Content): Discovery[] {
  const found: Discovery[] = [];
  for (const id of lore.kindsKnown()) {
    const archetype = content.find(id);
    const appearance = archetype && lore.appearanceOf(archetype);
    if (archetype !== undefined && appearance !== undefined) {
      const kind = classOf(archetype);
      const name = thingName(nameOfKind(archetype, lore));
      const { noun } = nameOfKind(archetype, NOTHING_KNOWN);
      const looks = thingName({ class: kind, appearance, count: 1, ...(noun && { noun }) });
      found.push({ archetype, class: kind, name, looks });
    }
  }
  return found.sort(
    (one, other) =>
      ORDER.indexOf(one.class) - ORDER.indexOf(other.class) || (one.name < other.name ? -1 : 1),
  );
}
