// The looks that one game has dealt to the kinds of things. A content has hundreds of such kinds, and a server holds
// hundreds of games, so the names of the kinds are held once for all games of a content.

/** The look of each kind in one game. */
export class Looks {
  /** The kinds of the last looks that were made. Those of the next game are nearly always the same. */
  static #kinds: ReadonlyMap<string, number> = new Map();

  readonly #places: ReadonlyMap<string, number>;
  readonly #looks: readonly string[];

  /** @param looks by the id of their kind */
  constructor(looks: ReadonlyMap<string, string>) {
    const ids = [...looks.keys()].sort();
    this.#places = kindsOf(ids, Looks.#kinds);
    if (ids.length > 0) {
      Looks.#kinds = this.#places;
    }
    this.#looks = ids.map(id => looks.get(id)!);
  }

  /** The look of a kind; undefined if none was dealt to it. */
  get(id: string): string | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#looks[place];
  }

  /** Whether a look was dealt to a kind. */
  has(id: string): boolean {
    return this.#places.has(id);
  }

  /** All looks by the ids of their kinds, in the order of the ids. */
  record(): Record<string, string> {
    return Object.fromEntries([...this.#places].map(([id, place]) => [id, this.#looks[place]!]));
  }
}

/** The places of kinds: those that are known, if they are of the same kinds. */
function kindsOf(
  ids: readonly string[],
  known: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const isKnown = known.size === ids.length && ids.every((id, place) => known.get(id) === place);
  return isKnown ? known : new Map(ids.map((id, place) => [id, place]));
}
