// The spells that a treasure list can put into a carrier.

import { type Archetype, TYPE, textOf } from '../archetype.ts';
import type { TreasureEntryReading } from '../formats/index.ts';
import type { TreasureBook } from '../treasure/treasure-book.ts';

/** What finding the spells of a list needs of a content. */
interface Shelf {
  readonly treasure: TreasureBook;
  find(id: string): Archetype | undefined;
}

/** All spells that the list of a carrier can give at some depth, in the order of the lists. */
export function spellsFor(shelf: Shelf, carrier: Archetype): readonly Archetype[] {
  const spells = new Map<string, Archetype>();
  const list = textOf(carrier, 'randomitems');
  fromList(shelf, list, new Set(), spells);
  return [...spells.values()];
}

function fromList(
  shelf: Shelf,
  name: string,
  seen: Set<string>,
  spells: Map<string, Archetype>,
): void {
  const list = shelf.treasure.find(name);
  if (list !== undefined && !seen.has(list.name)) {
    seen.add(list.name);
    fromEntries(shelf, list.items, seen, spells);
  }
}

function fromEntries(
  shelf: Shelf,
  entries: readonly TreasureEntryReading[],
  seen: Set<string>,
  spells: Map<string, Archetype>,
): void {
  for (const { arch, list, yes = [], no = [] } of entries) {
    const found = arch === undefined ? undefined : shelf.find(arch);
    if (found?.type === TYPE.spell) {
      spells.set(found.id, found);
    }
    if (list !== undefined) {
      fromList(shelf, list, seen, spells);
    }
    fromEntries(shelf, yes, seen, spells);
    fromEntries(shelf, no, seen, spells);
  }
}
