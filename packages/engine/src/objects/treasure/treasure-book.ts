// All treasure lists of a content, and what the draw has to know of the archetypes in them.

import { ContentError, nearest } from '../../errors/index.ts';
import type { TreasureListReading } from '../formats/index.ts';

/** What the draw has to know of an archetype. */
export interface TreasureKind {
  /** Pieces that the archetype itself gives; 0: not said, as of spells. */
  readonly count: number;
  /** It is made cursed, so it is no answer where only good things are wanted. */
  readonly cursed: boolean;
}

/** Treasure lists by name. */
export class TreasureBook {
  readonly lists: readonly TreasureListReading[];
  readonly kindOf: (archetype: string) => TreasureKind;
  readonly #byName: ReadonlyMap<string, TreasureListReading>;

  /** @param kindOf answers for every archetype that the lists name */
  constructor(lists: Iterable<TreasureListReading>, kindOf: (archetype: string) => TreasureKind) {
    // A list that is defined twice: the last one counts.
    const byName = new Map<string, TreasureListReading>();
    for (const list of lists) {
      byName.set(list.name, list);
    }
    this.#byName = byName;
    this.lists = [...byName.values()];
    this.kindOf = kindOf;
  }

  /** The list of that name, or undefined. */
  find(name: string): TreasureListReading | undefined {
    return this.#byName.get(name);
  }

  /** The list of that name. Throws a ContentError naming the nearest one. */
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
