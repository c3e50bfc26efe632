// Golden vectors of treasure lists: lists in, what they create out.

import type { Chance } from '@roguewright/engine/chance';
import {
  drawTreasure,
  TreasureBook,
  type TreasureEntryReading,
  type TreasureListReading,
} from '@roguewright/engine/objects';
import type { Adapter } from '../adapter.ts';

interface TreasureInput {
  readonly list: string;
  readonly difficulty: number;
  readonly withCount: boolean;
  readonly lists: Readonly<
    Record<string, { readonly one: boolean; readonly items: readonly TreasureEntryReading[] }>
  >;
}

/** The vectors don't give archetypes: of theirs, spells and abilities have no count, things one. */
function kindOf(archetype: string) {
  return { count: /^(spell|abil)_/.test(archetype) ? 0 : 1, type: 0, cursed: false };
}

function bookOf({ lists }: TreasureInput): TreasureBook {
  const named = Object.entries(lists).map(
    ([name, list]): TreasureListReading => ({ name, ...list }),
  );
  return new TreasureBook(named, kindOf);
}

function drawnInTheirWords(chance: Chance, book: TreasureBook, input: TreasureInput) {
  const { list, difficulty, withCount } = input;
  const orders = drawTreasure(chance, book, { list, difficulty, kindsOnly: !withCount });
  return orders.map(({ archetype, count }) => (withCount ? [archetype, count] : archetype));
}

const treasure: Adapter = {
  rule: 'spells/treasure',
  slot: 'spells',
  // The original gives up after some hundred draws; the spec lets that probability be left out.
  tolerance: { probability: 1e-10 },
  answer: (_ruleset, input: TreasureInput, ask) => ask.ask(drawnInTheirWords, bookOf(input), input),
};

/** The adapters of treasure lists. */
export const treasureAdapters: readonly Adapter[] = [treasure];
