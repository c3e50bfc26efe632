// All treasure lists of a content, and the facts of archetypes that a draw needs.

import { ContentError, nearest } from '../../errors/index.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';

/** The facts of an archetype that a draw needs. */
export interface TreasureKind {
  /** Default number of pieces; 0: not stated, as for spells. */
  readonly count: number;
  /** Crossfire's type. */
  readonly type: number;
  /** It is made cursed, so it is excluded where only good items are wanted. */
  readonly cursed: boolean;
}

/** Treasure lists by name. */
export class TreasureBook {
  readonly lists: readonly TreasureListReading[];
  readonly kindOf: (archetype: string) => TreasureKind;
  readonly #byName: ReadonlyMap<string, TreasureListReading>;
  /** Whether lists can give items of a type, by type and name. */
  readonly #leads = new Map<string, boolean>();

  /** @param kindOf answers for every archetype that the lists name */
  constructor(lists: Iterable<TreasureListReading>, kindOf: (archetype: string) => TreasureKind) {
    // The last definition of a list counts.
    const byName = new Map<string, TreasureListReading>();
    for (const list of lists) {
      byName.set(list.name, list);
    }
    this.#byName = byName;
    this.lists = [...byName.values()];
    this.kindOf = kindOf;
  }

  /** The list with that name, or undefined. */
  find(name: string): TreasureListReading | undefined {
    return this.#byName.get(name);
  }

  /** Whether an entry, or the chains behind it, can give an item of a type. */
  leadsTo(entry: TreasureEntryReading, type: number): boolean {
    const { arch, list, yes = [], no = [] } = entry;
    const own =
      arch === undefined ? this.#listLeadsTo(list, type) : this.kindOf(arch).type === type;
    return own || [...yes, ...no].some(next => this.leadsTo(next, type));
  }

  #listLeadsTo(name: string | undefined, type: number): boolean {
    const list = name === undefined ? undefined : this.find(name);
    if (list === undefined) {
      return false;
    }
    const key = `${type} ${list.name}`;
    let leads = this.#leads.get(key);
    if (leads === undefined) {
      // A list that leads back to itself adds nothing.
      this.#leads.set(key, false);
      leads = list.items.some(entry => this.leadsTo(entry, type));
      this.#leads.set(key, leads);
    }
    return leads;
  }

  /** The list with that name. Throws a ContentError that names the nearest one. */
  list(name: string): TreasureListReading {
    const found = this.#byName.get(name);
    if (found === undefined) {
      const close = nearest(name, this.#byName.keys());
      const expected = `a treasure list${close === undefined ? '' : ` such as ${close}`}`;
      throw new ContentError([{ file: '', line: 1, field: 'list', expected, got: name }]);
    }
    return found;
  }
}
