// What a hero has noticed of goods whose kinds he doesn't recognise: their prices, and the shops that stocked them.
// Pure data; saved with the game.

/** The values of one piece that lead to a price, ascending. Both empty: no price was heard. */
export interface PossibleValues {
  /** Without the surcharge on one thing in several that the customer doesn't recognise. */
  readonly plain: readonly number[];
  /** With it. */
  readonly dear: readonly number[];
}

/** What was noticed of one item. */
export interface PriceNote extends PossibleValues {
  /** Id of the item; 0: it isn't known any more. */
  readonly item: number;
  /** The archetype of the shop that stocked it; empty: none is known, or the hero sold it there himself. */
  readonly shop: string;
  /** The difficulty of the treasure there; 0 without a shop. */
  readonly difficulty: number;
}

/** Items of a kind that are remembered: 12. */
export const MOST_PRICES = 12;

/** The saved form: the notes of kinds by archetype, oldest first. */
export type PriceNotesState = Readonly<Record<string, readonly SavedPrice[]>>;

type SavedPrice = readonly [
  item: number,
  plain: readonly number[],
  dear: readonly number[],
  shop: string,
  difficulty: number,
];

const NO_NOTES: readonly PriceNote[] = [];

/** The notes of a hero on the prices of kinds. */
export class PriceNotes {
  readonly #notes = new Map<string, readonly PriceNote[]>();

  /** The notes on the items of a kind, oldest first; none: empty. */
  of(kind: string): readonly PriceNote[] {
    return this.#notes.get(kind) ?? NO_NOTES;
  }

  /** What was noticed of one item of a kind, if anything. */
  find(kind: string, item: number): PriceNote | undefined {
    return this.of(kind).find(note => note.item === item);
  }

  /**
   * Notes what was heard of an item. What was noted of it before still holds: it has one value, and is dear or isn't.
   * Beyond `MOST_PRICES` items of a kind nothing is noted.
   */
  note(kind: string, heard: PriceNote): void {
    const notes = this.of(kind);
    const before = this.find(kind, heard.item);
    if (before === undefined) {
      if (notes.length < MOST_PRICES) {
        this.#notes.set(kind, [...notes, heard]);
      }
      return;
    }
    const after = both(before, heard);
    this.#notes.set(
      kind,
      notes.map(note => (note === before ? after : note)),
    );
  }

  /** An item was split off another: the same shop stocked it, and no price was heard for it. */
  share(from: number, to: number): void {
    for (const [kind, notes] of this.#notes) {
      const note = notes.find(({ item }) => item === from);
      if (note !== undefined) {
        this.note(kind, { ...note, item: to, plain: [], dear: [] });
      }
    }
  }

  /** Drops the notes on a kind. */
  forget(kind: string): void {
    this.#notes.delete(kind);
  }

  /** In a fixed order. */
  save(): PriceNotesState {
    const kinds = [...this.#notes].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      kinds.map(([kind, notes]) => [
        kind,
        notes.map(
          ({ item, plain, dear, shop, difficulty }): SavedPrice => [
            item,
            plain,
            dear,
            shop,
            difficulty,
          ],
        ),
      ]),
    );
  }

  /** @param older values that prices allowed in saves that didn't tell more */
  static restore(
    state: PriceNotesState,
    older: Readonly<Record<string, readonly (readonly number[])[]>>,
  ): PriceNotes {
    const notes = new PriceNotes();
    for (const [kind, values] of Object.entries(older)) {
      const heard = values.map(all => ({
        plain: all,
        dear: all,
        item: 0,
        shop: '',
        difficulty: 0,
      }));
      notes.#notes.set(kind, heard);
    }
    for (const [kind, saved] of Object.entries(state)) {
      notes.#notes.set(
        kind,
        saved.map(([item, plain, dear, shop, difficulty]) => ({
          ...{ item, plain, dear, shop, difficulty },
        })),
      );
    }
    return notes;
  }
}

/** Whether a price was heard for an item. */
export function tellsPrice({ plain, dear }: PossibleValues): boolean {
  return plain.length + dear.length > 0;
}

/**
 * What two notes on one item tell together: the later price alone where they contradict each other. Where it came from
 * was known at first.
 */
function both(before: PriceNote, heard: PriceNote): PriceNote {
  if (!tellsPrice(heard)) {
    return before;
  }
  const plain = heard.plain.filter(value => before.plain.includes(value));
  const dear = heard.dear.filter(value => before.dear.includes(value));
  return tellsPrice({ plain, dear })
    ? { ...before, plain, dear }
    : { ...before, plain: heard.plain, dear: heard.dear };
}
