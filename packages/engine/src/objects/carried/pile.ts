// Piles of equal items: joining, splitting and weight. NetHack 3.6.7 src/invent.c (mergable, merged),
// src/mkobj.c (splitobj); Crossfire common/object.c (object_can_merge, object_split) for equality of
// contents.

import { integerIn } from '../../errors/index.ts';
import { TYPE } from '../archetype.ts';
import { beatitudeOf, classOf, type ItemClass } from '../condition.ts';
import { copyOwnWords, GameObject } from '../game-object.ts';

/** Knowledge of individual items. Items that are known to different degrees don't join. */
export interface ThingKnowledge {
  /** A bit set, 0 for nothing. @param id the item's */
  knownOf(id: number): number;
  /** The name that the hero gave to an item, if any. @param id the item's */
  nameGiven(id: number): string | undefined;
  /** Copies the knowledge of an item to one that was split off it. */
  share(from: number, to: number): void;
}

/** Classes that never pile. NetHack: items that have charges or are worn. */
const SINGLE: ReadonlySet<ItemClass> = new Set([
  'wand',
  'rod',
  'ring',
  'amulet',
  'armour',
  'light',
  'tool',
]);

/**
 * Whether two items could form one pile: same archetype, same numbers, texts and flags, same contents, equally well
 * known, and with the same name. Wands, rings, amulets, armour, lights and launchers never pile.
 *
 * Facts that the hero doesn't know count too, as in NetHack: who picks up two potions of one look learns by the letters
 * whether they are equal. That is an event of the game, which happened to him; no odds are counted from it.
 */
export function canJoin(one: GameObject, other: GameObject, knowledge?: ThingKnowledge): boolean {
  const { archetype } = one;
  return (
    one !== other &&
    archetype.type !== TYPE.launcher &&
    !SINGLE.has(classOf(archetype)) &&
    areEqual(one, other) &&
    knowledge?.knownOf(one.id) === knowledge?.knownOf(other.id) &&
    knowledge?.nameGiven(one.id) === knowledge?.nameGiven(other.id)
  );
}

function areEqual(one: GameObject, other: GameObject): boolean {
  return (
    one.archetype === other.archetype &&
    one.ego === other.ego &&
    sameValues(one.differences, other.differences) &&
    sameValues(one.ownTexts, other.ownTexts) &&
    sameValues(one.ownFlags, other.ownFlags) &&
    one.inventory.length === other.inventory.length &&
    one.inventory.every((inner, index) => {
      const theirs = other.inventory[index]!;
      return inner.count === theirs.count && areEqual(inner, theirs);
    })
  );
}

function sameValues<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key]);
}

/** Adds an item to a compatible pile. The item itself ceases to exist. */
export function joinPiles(pile: GameObject, item: GameObject): void {
  pile.count += item.count;
}

/**
 * Splits pieces off a pile, which keeps its id. Throws a UsageError unless at least one piece is taken and
 * one remains.
 * @param nextId gives unused ids, for the new pile and its contents
 */
export function splitPile(pile: GameObject, count: number, nextId: () => number): GameObject {
  integerIn('count', count, 1, pile.count - 1);
  const part = copyOf(pile, nextId);
  part.count = count;
  pile.count -= count;
  return part;
}

function copyOf(item: GameObject, nextId: () => number): GameObject {
  const copy = new GameObject(nextId(), item.archetype, item.count);
  copy.ego = item.ego;
  copy.setAllOwn(item.differences);
  copyOwnWords(copy, item.ownTexts, item.ownFlags);
  for (const inner of item.inventory) {
    copy.inventory.push(copyOf(inner, nextId));
  }
  return copy;
}

/** Weight of a pile with its contents, in grams: Crossfire's `weight`. */
export function weightOf(pile: GameObject): number {
  const { inventory } = pile;
  let piece = pile.weight;
  let inside = 0;
  for (let index = 0; index < inventory.length; index++) {
    inside += weightOf(inventory[index]!);
  }
  if (inside > 0 && pile.fact('holding') > 0) {
    inside = heldWeight(pile, inside);
  }
  piece += inside;
  return piece * pile.count;
}

/** A percentage: all of it. */
const WHOLE = 100;

/**
 * Grams that the contents of a bag of holding weigh, by the percentages of its file, rounded up. NetHack 3.6.7
 * src/mkobj.c (weight).
 */
function heldWeight(bag: GameObject, inside: number): number {
  const beatitude = beatitudeOf(bag);
  const own = beatitude === 'blessed' ? 'holdingBlessed' : 'holdingCursed';
  const percent = bag.fact(beatitude === 'uncursed' ? 'holding' : own);
  return Math.ceil((inside * percent) / WHOLE);
}
