// What a treasure list gives.

import { type Chance, Enumerator } from '../../chance/index.ts';
import { drawTreasure, type TreasureBook, type TreasureOrder } from '../../objects/index.ts';

/** One archetype of a list. */
export interface TreasureShare {
  readonly archetype: string;
  /** Probability that a draw gives it at least once. */
  readonly chance: number;
}

/** A list and the depth that it is drawn at. */
interface TreasureQuestion {
  readonly list: string;
  /** 1 or more. */
  readonly difficulty: number;
}

/**
 * The archetypes of a list, the likeliest first. A list that picks one entry is enumerated. A list that tries
 * all entries has too many branches, so it is drawn a number of times.
 * @param played the luck and the number of draws, for a list that tries all entries
 * @throws ContentError for an unknown list
 */
export function treasureShares(
  book: TreasureBook,
  question: TreasureQuestion,
  played: { readonly luck: Chance; readonly times: number },
): { readonly exact: boolean; readonly shares: readonly TreasureShare[] } {
  const view = { ...question, kindsOnly: true };
  const exact = book.list(question.list).one;
  const shares = new Map<string, number>();
  const count = (orders: readonly TreasureOrder[], share: number) => {
    for (const archetype of new Set(orders.map(order => order.archetype))) {
      shares.set(archetype, (shares.get(archetype) ?? 0) + share);
    }
  };
  if (exact) {
    for (const { value, probability } of new Enumerator().ask(drawTreasure, book, view).list) {
      count(value, probability);
    }
  } else {
    for (let draw = 0; draw < played.times; draw++) {
      count(drawTreasure(played.luck, book, view), 1 / played.times);
    }
  }
  const found = [...shares].map(([archetype, chance]) => ({ archetype, chance }));
  return { exact, shares: found.toSorted((one, other) => other.chance - one.chance) };
}
