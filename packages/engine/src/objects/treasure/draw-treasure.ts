// What a treasure list gives: which archetypes, how many of each, in the order of their creation.
// Crossfire common/treasure.c (create_treasure, create_one_treasure, create_all_treasures). What is
// drawn here are orders; treasure/make-treasure.ts makes things of them.

import type { Chance } from '../../chance/index.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';
import type { TreasureBook } from './treasure-book.ts';

/** A draw from a list. */
export interface TreasureView {
  readonly list: string;
  /** How deep the place is; 1 or more in play. */
  readonly difficulty: number;
  /** Archetypes that are made cursed are no answer; a list of one draws again. */
  readonly onlyGood?: boolean;
  /** Counts aren't drawn: an order of nrof pieces says nrof. Keeps a question small. */
  readonly kindsOnly?: boolean;
  /**
   * Only things of this type (Crossfire's number) are of interest: what can't lead to one is not drawn.
   * Keeps a question small.
   */
  readonly onlyType?: number;
}

/** One archetype to be made. */
export interface TreasureOrder {
  readonly archetype: string;
  /** Pieces; 0: not said by list or archetype. */
  readonly count: number;
  /** The highest bonus that it may get. */
  readonly magic: number;
  /** Texts that are overwritten: name, title, slaying. Absent: none. */
  readonly changes?: Readonly<Record<string, string>>;
}

/** How deep lists may call lists; beyond it nothing comes. */
const DEEPEST = 100;

/** Orders that one draw gives at most: content is checked for lists that would give more. */
const MOST_ORDERS = 1000;

/** The list that is nothing. */
const NOTHING = 'none';

interface Run extends TreasureView {
  /** Lists and draws that led here. */
  readonly depth: number;
}

/**
 * Draws a treasure list. Labels: `treasure` (an entry of an all-list succeeds), `entry` (which of a
 * one-list), `count`.
 *
 * A one-list that draws a closed entry with a count draws again in the original, at most about a
 * hundred times; here the draw is among the open entries at once, which differs by less than 1e-10.
 * Throws a ContentError for a list that doesn't exist.
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

/** Every entry is tried; what succeeds or fails leads into its own chain. */
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
    // A roll of 1…100 has to be less than the chance: 50 succeeds in 49 of 100.
    if (percent >= 100 || chance.test(percent - 1, 100, 'treasure')) {
      take(chance, book, entry, run, orders);
      tryAll(chance, book, entry.yes ?? [], run, orders);
    } else {
      tryAll(chance, book, entry.no ?? [], run, orders);
    }
  }
}

/** Exactly one entry is drawn, in proportion to the chances, without one subtracted. */
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

/** Whether something that is of interest may come of an entry, or of the chains behind it. */
function isWanted(book: TreasureBook, entry: TreasureEntryReading, { onlyType }: Run): boolean {
  return onlyType === undefined || book.leadsTo(entry, onlyType);
}

/** What one entry gives. */
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
