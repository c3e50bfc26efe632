// Draws a treasure list: which archetypes, and how many of each, in creation order. Crossfire
// common/treasure.c (create_treasure, create_one_treasure, create_all_treasures). The results are orders,
// from which generation/make-treasure.ts makes items.

import type { Chance } from '../../chance/index.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';
import type { TreasureBook } from './treasure-book.ts';

/** A draw from a list. */
export interface TreasureView {
  readonly list: string;
  /** Depth of the level; 1 or more in play. */
  readonly difficulty: number;
  /** Excludes archetypes that are made cursed; a one-list draws again. */
  readonly onlyGood?: boolean;
  /** Doesn't draw counts: an order of nrof pieces states nrof. It keeps odds questions small. */
  readonly kindsOnly?: boolean;
  /** Restricts the draw to items of this type (Crossfire's number). It keeps odds questions small. */
  readonly onlyType?: number;
}

/** One archetype to be made. */
export interface TreasureOrder {
  readonly archetype: string;
  /** Number of pieces; 0: not stated by list or archetype. */
  readonly count: number;
  /** The maximum bonus. */
  readonly magic: number;
  /** Overridden texts: name, title, slaying. Absent: none. */
  readonly changes?: Readonly<Record<string, string>>;
}

/** Deepest nesting of list calls; deeper calls give nothing. */
const DEEPEST = 100;

/** Maximum orders of one draw. Content is checked for lists that would give more. */
const MOST_ORDERS = 1000;

/** The name of the empty list. */
const NOTHING = 'none';

interface Run extends TreasureView {
  /** Number of enclosing lists and draws. */
  readonly depth: number;
}

/**
 * Draws a treasure list. Labels: `treasure` (an entry of an all-list succeeds), `entry` (choice in a
 * one-list), `count`.
 *
 * In the original, a one-list that draws a closed entry with a count draws again, up to about 100 times. Here
 * the draw is among the open entries only, which differs by less than 1e-10. Throws a ContentError for an
 * unknown list.
 */
export function drawTreasure(
  chance: Chance,
  book: TreasureBook,
  view: TreasureView,
): readonly TreasureOrder[] {
  return runList(chance, book, { ...view, depth: 0 });
}

function runList(chance: Chance, book: TreasureBook, run: Run): readonly TreasureOrder[] {
  if (run.depth > DEEPEST) {
    return [];
  }
  const list = book.list(run.list);
  const inside = { ...run, depth: run.depth + 1 };
  const orders: TreasureOrder[] = [];
  if (list.one && list.items.some(entry => weightOf(entry) > 0)) {
    drawOne(chance, book, list, inside, orders);
  } else {
    tryAll(chance, book, list.items, inside, orders);
  }
  return orders;
}

function weightOf({ chance = 100 }: TreasureEntryReading): number {
  return chance;
}

/** Tries every entry, then the chain for its success or failure. */
function tryAll(
  chance: Chance,
  book: TreasureBook,
  entries: readonly TreasureEntryReading[],
  run: Run,
  orders: TreasureOrder[],
): void {
  for (const entry of entries) {
    if (!isWanted(book, entry, run)) {
      continue;
    }
    const percent = weightOf(entry);
    // A roll of 1…100 must be less than the chance: 50 succeeds in 49 of 100 cases.
    if (percent >= 100 || chance.test(percent - 1, 100, 'treasure')) {
      take(chance, book, entry, run, orders);
      tryAll(chance, book, entry.yes ?? [], run, orders);
    } else {
      tryAll(chance, book, entry.no ?? [], run, orders);
    }
  }
}

/** Draws exactly one entry, in proportion to the chances (without subtracting 1). */
function drawOne(
  chance: Chance,
  book: TreasureBook,
  { items }: TreasureListReading,
  run: Run,
  orders: TreasureOrder[],
): void {
  if (run.depth > DEEPEST) {
    return;
  }
  const weights = items.map(entry => (drawsAgain(book, entry, run) ? 0 : weightOf(entry)));
  if (weights.some(weight => weight > 0)) {
    const entry = items[chance.pick(weights, 'entry')]!;
    take(chance, book, entry, { ...run, depth: run.depth + 1 }, orders);
  }
}

function drawsAgain(book: TreasureBook, entry: TreasureEntryReading, run: Run): boolean {
  if (entry.list !== undefined) {
    return !isNothing(entry.list) && (entry.nrof ?? 0) > 0 && isClosed(entry, run);
  }
  return run.onlyGood === true && entry.arch !== undefined && book.kindOf(entry.arch).cursed;
}

function isNothing(list: string): boolean {
  return list.toLowerCase() === NOTHING;
}

function isClosed({ magic = 0 }: TreasureEntryReading, { difficulty }: Run): boolean {
  return difficulty < magic;
}

/** Whether an entry, or a chain behind it, can give an item of the wanted type. */
function isWanted(book: TreasureBook, entry: TreasureEntryReading, { onlyType }: Run): boolean {
  return onlyType === undefined || book.leadsTo(entry, onlyType);
}

/** The result of one entry. */
function take(
  chance: Chance,
  book: TreasureBook,
  entry: TreasureEntryReading,
  run: Run,
  orders: TreasureOrder[],
): void {
  const { list, arch } = entry;
  if (orders.length >= MOST_ORDERS || !isWanted(book, entry, run)) {
    return;
  }
  if (arch !== undefined) {
    orders.push(orderOf(chance, book, entry, arch, run));
  } else if (list !== undefined && !isNothing(list) && !isClosed(entry, run)) {
    const inner = { ...run, list };
    for (const order of chance.draw(runList, book, inner, 'list')) {
      orders.push(order);
    }
  }
}

function orderOf(
  chance: Chance,
  book: TreasureBook,
  entry: TreasureEntryReading,
  archetype: string,
  { kindsOnly }: Run,
): TreasureOrder {
  const { nrof = 0, magic = 0 } = entry;
  const own = book.kindOf(archetype).count;
  let count = own;
  if (nrof > 0 && own <= 1) {
    count = kindsOnly ? nrof : 1 + chance.below(nrof, 'count');
  }
  const changes = changesOf(entry);
  return changes === undefined ? { archetype, count, magic } : { archetype, count, magic, changes };
}

function changesOf(entry: TreasureEntryReading): Readonly<Record<string, string>> | undefined {
  const { changeName, changeTitle, changeSlaying } = entry;
  const pairs = Object.entries({ name: changeName, title: changeTitle, slaying: changeSlaying });
  const given = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
