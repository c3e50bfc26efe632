// Tries every treasure list of a pack at difficulties 1, 5 and 20: 2,000 draws against the distribution that the
// same rule gives when it is asked. Each list is tried by itself: an all-list entry by entry, and a list that it
// calls gives a mark of its own. So the question stays small, and whatever is composed of right lists is right.

import { type Chance, Enumerator, Streams } from '@roguewright/engine/chance';
import {
  drawTreasure,
  packOf,
  TreasureBook,
  type TreasureEntryReading,
  type TreasureListReading,
} from '@roguewright/engine/objects';
import type { Arena } from './arena.ts';
import type { Findings } from './findings.ts';

const DIFFICULTIES = [1, 5, 20];

/** The least expected number of draws of an outcome that counts by itself. */
const LEAST = 5;

/** Sum of the squared deviations, and the degrees of freedom. */
export interface ChiSquare {
  readonly sum: number;
  readonly freedom: number;
}

/** Counts beyond this are asked as their maximum. */
const MOST_COUNT = 40;

/** Tries the lists. @param draws of each list and difficulty */
export function tryLists(
  { content }: Arena,
  pack: string,
  findings: Findings,
  draws: number,
  isChosen: (index: number) => boolean,
): ChiSquare {
  let [sum, freedom] = [0, 0];
  const own = content.treasure.lists.filter(({ name }) => packOf(name) === pack);
  for (const list of own.filter((_, index) => isChosen(index))) {
    findings.count('lists');
    findings.try(list.name, () => {
      for (const part of partsOf(list)) {
        const book = bookOf(part, content.treasure);
        for (const difficulty of DIFFICULTIES) {
          const one = compare(book, part, difficulty, draws);
          sum += one.sum;
          freedom += one.freedom;
          findings.count('draws', draws);
        }
      }
    });
  }
  return { sum, freedom };
}

/** A one-list as it is; of an all-list each entry. */
function partsOf(list: TreasureListReading): TreasureListReading[] {
  return list.one ? [list] : list.items.map(entry => ({ ...list, items: [entry] }));
}

/** The list with those that it calls, each of which gives a mark. */
function bookOf(list: TreasureListReading, treasure: TreasureBook): TreasureBook {
  const called = [...new Set(calledBy(list.items))].filter(name => name !== list.name);
  const marks = called.map(name => ({ name, one: false, items: [{ arch: mark(name) }] }));
  return new TreasureBook([list, ...marks], id =>
    id.startsWith(MARK) ? { count: 1, type: 0, cursed: false } : treasure.kindOf(id),
  );
}

const MARK = 'list ';

function mark(name: string): string {
  return MARK + name;
}

function calledBy(entries: readonly TreasureEntryReading[]): string[] {
  return entries.flatMap(({ list, yes = [], no = [] }) => [
    ...(list === undefined || list.toLowerCase() === 'none' ? [] : [list]),
    ...calledBy(yes),
    ...calledBy(no),
  ]);
}

function compare(
  book: TreasureBook,
  { name, items }: TreasureListReading,
  difficulty: number,
  draws: number,
): ChiSquare {
  const view = { list: name, difficulty, kindsOnly: countsFar(items) };
  const outcomeOf = (chance: Chance) =>
    drawTreasure(chance, book, view)
      .map(({ archetype, count }) => `${archetype}*${count}`)
      .join(' ');
  const asked = new Enumerator().ask(outcomeOf, {}, undefined);
  const chance = new Streams(`${name} ${difficulty}`).stream('lists');
  const seen = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const outcome = outcomeOf(chance);
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  return chiSquare(asked.list, seen, draws);
}

function countsFar(entries: readonly TreasureEntryReading[]): boolean {
  return entries.some(
    ({ nrof = 0, yes = [], no = [] }) => nrof > MOST_COUNT || countsFar(yes) || countsFar(no),
  );
}

function chiSquare(
  asked: readonly { readonly value: string; readonly probability: number }[],
  seen: ReadonlyMap<string, number>,
  draws: number,
): ChiSquare {
  let [sum, cells, rareSeen, rareDue] = [0, 0, 0, 0];
  const known = new Set(asked.map(({ value }) => value));
  for (const outcome of seen.keys()) {
    if (!known.has(outcome)) {
      throw new Error(`drew ${outcome || 'nothing'}, which the odds don't know`);
    }
  }
  for (const { value, probability } of asked) {
    const due = probability * draws;
    const got = seen.get(value) ?? 0;
    if (due < LEAST) {
      rareSeen += got;
      rareDue += due;
    } else {
      sum += (got - due) ** 2 / due;
      cells++;
    }
  }
  if (rareDue >= LEAST) {
    sum += (rareSeen - rareDue) ** 2 / rareDue;
    cells++;
  }
  return { sum, freedom: Math.max(0, cells - 1) };
}

/** Probability of a larger sum if the draws follow the odds, by Wilson and Hilferty's approximation. */
export function pValue({ sum, freedom }: ChiSquare): number {
  if (freedom === 0) {
    return 1;
  }
  const scale = 2 / (9 * freedom);
  const z = (Math.cbrt(sum / freedom) - (1 - scale)) / Math.sqrt(scale);
  return 0.5 * erfc(z / Math.SQRT2);
}

/** Abramowitz and Stegun 7.1.26; its error is below 2e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = poly * Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}
