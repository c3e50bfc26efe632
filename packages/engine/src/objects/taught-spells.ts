// Maps the casting slot's spell names to the spells that books teach.

import { type Archetype, TYPE } from './archetype.ts';
import { isFilled } from './carriers/carrier-kind.ts';
import { spellsFor } from './carriers/list-spells.ts';
import { packOf } from './packs/pack.ts';
import type { TreasureBook } from './treasure/treasure-book.ts';

/** What finding the books of a content needs. */
interface Library {
  readonly archetypes: readonly Archetype[];
  readonly treasure: TreasureBook;
  find(id: string): Archetype | undefined;
}

/**
 * The spells that have a book among what ships, by their name in the casting slot: `rules_name` if stated, else their own name
 * with hyphens. A stated name takes precedence over another spell's own name.
 */
export function taughtSpells(library: Library): ReadonlyMap<string, Archetype> {
  const spells = library.archetypes
    .filter(({ id, type }) => type === TYPE.spellbook && packOf(id) === undefined)
    .flatMap(book => spellsOfBook(library, book));
  const byOwnName = spells.map(spell => [spell.name.replaceAll(' ', '-'), spell] as const);
  const stated = spells.flatMap(spell =>
    spell.texts.rulesName === undefined ? [] : [[spell.texts.rulesName, spell] as const],
  );
  return new Map([...byOwnName, ...stated.toReversed()]);
}

/** The spells that a kind of book may hold. */
function spellsOfBook(library: Library, book: Archetype): readonly Archetype[] {
  if (isFilled(book)) {
    return spellsFor(library, book);
  }
  const [inside] = book.inventory;
  const spell = inside && library.find(inside.archetype);
  return spell === undefined ? [] : [spell];
}
