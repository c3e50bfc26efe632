// An inventory of at most 52 items or piles. Each has a letter, which it keeps while carried. NetHack 3.6.7
// src/invent.c (assigninvlet, addinv), with the option fixinv.

import { InvariantError, integerIn, UsageError } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { GameObject, type GameObjectState } from '../game-object.ts';
import { canJoin, joinPiles, splitPile, type ThingKnowledge, weightOf } from './pile.ts';

/** The letters in order. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The saved form, in the order of the letters. */
export type InventoryState = readonly (readonly [letter: string, thing: GameObjectState])[];

/** Result of adding an item. */
export type Addition =
  /** It received a letter of its own. */
  | { readonly kind: 'added'; readonly thing: GameObject; readonly letter: string }
  /** It joined a pile; `thing` is the pile. */
  | { readonly kind: 'joined'; readonly thing: GameObject; readonly letter: string }
  /** No free letter. Nothing has changed. */
  | { readonly kind: 'full' };

/** Options of adding an item. */
export interface AddOptions {
  /** The carrier's knowledge of items. Absent: all items are known equally well. */
  readonly knowledge?: ThingKnowledge;
  /** Ids of piles that nothing may join, such as the wielded weapon. */
  readonly apart?: readonly number[];
  /** Id of the pile that is joined before all others, such as the quiver. Absent: the first letter. */
  readonly before?: number;
  /** The letter that it takes if nobody else has it. Absent: the first free one. */
  readonly letter?: string;
}

/** Items carried by a hero, a monster or a chest. */
export class Inventory implements Iterable<GameObject> {
  /** By letter. Items keep their index. */
  readonly #places: (GameObject | undefined)[] = new Array(LETTERS.length).fill(undefined);
  #size = 0;

  /** Number of letters in use. */
  get size(): number {
    return this.#size;
  }

  /** Everything carried, in the order of the letters. */
  *[Symbol.iterator](): Iterator<GameObject> {
    for (const item of this.#places) {
      if (item !== undefined) {
        yield item;
      }
    }
  }

  /** Everything carried, in the order of the letters. */
  get things(): readonly GameObject[] {
    return this.#places.filter(item => item !== undefined);
  }

  /** Whether anything carried is such, without a list of it. */
  some(isSuch: (item: GameObject) => boolean): boolean {
    const places = this.#places;
    for (let place = 0; place < places.length; place++) {
      const item = places[place];
      if (item !== undefined && isSuch(item)) {
        return true;
      }
    }
    return false;
  }

  /** The item with that id, or undefined. */
  find(id: number): GameObject | undefined {
    return this.#places.find(item => item?.id === id);
  }

  /** The item with that letter, or undefined. */
  at(letter: string): GameObject | undefined {
    return letter.length === 1 ? this.#places[LETTERS.indexOf(letter)] : undefined;
  }

  /** The letter of an item. Throws a UsageError if it isn't carried. */
  letterOf(id: number): string {
    return LETTERS[this.#placeOf(id)]!;
  }

  /** Total weight in grams. */
  get weight(): number {
    let sum = 0;
    // Called several times a turn. Most indexes are empty, so the loop ends at the last item.
    for (let index = 0, left = this.#size; left > 0; index++) {
      const item = this.#places[index];
      if (item !== undefined) {
        sum += weightOf(item);
        left--;
      }
    }
    return sum;
  }

  /** Whether an item could be added. */
  hasRoomFor(item: GameObject, options: AddOptions = {}): boolean {
    return this.#size < LETTERS.length || this.#pileFor(item, options) !== undefined;
  }

  /**
   * Adds an item: it joins the first compatible pile, or else takes the first free letter. Throws an
   * InvariantError if it is carried already.
   */
  add(thing: GameObject, options: AddOptions = {}): Addition {
    if (this.find(thing.id) !== undefined) {
      throw new InvariantError(`item ${thing.id} is carried twice`);
    }
    const pile = this.#pileFor(thing, options);
    if (pile !== undefined) {
      joinPiles(pile, thing);
      return { kind: 'joined', thing: pile, letter: this.letterOf(pile.id) };
    }
    const wanted = LETTERS.indexOf(options.letter ?? '');
    const isFree = wanted >= 0 && options.letter !== '' && this.#places[wanted] === undefined;
    const index = isFree ? wanted : this.#places.indexOf(undefined);
    if (index < 0) {
      return { kind: 'full' };
    }
    this.#places[index] = thing;
    this.#size++;
    return { kind: 'added', thing, letter: LETTERS[index]! };
  }

  #pileFor(item: GameObject, options: AddOptions): GameObject | undefined {
    const { knowledge, apart = [], before = 0 } = options;
    const fits = (pile: GameObject | undefined) =>
      pile !== undefined && !apart.includes(pile.id) && canJoin(pile, item, knowledge);
    const preferred = this.find(before);
    return fits(preferred) ? preferred : this.#places.find(fits);
  }

  /** Replaces an item and keeps its letter. Throws a UsageError if the old one isn't carried. */
  replace(id: number, item: GameObject): void {
    this.#places[this.#placeOf(id)] = item;
  }

  /** Removes a whole item or pile and frees its letter. Throws a UsageError if it isn't carried. */
  remove(id: number): GameObject {
    const index = this.#placeOf(id);
    const item = this.#places[index]!;
    this.#places[index] = undefined;
    this.#size--;
    return item;
  }

  /**
   * Removes pieces from a pile. Taking all of them returns the item itself; taking fewer returns a new item
   * that is equally well known. Throws a UsageError if it isn't carried or has fewer pieces.
   * @param nextId gives unused ids
   */
  take(id: number, count: number, nextId: () => number, knowledge?: ThingKnowledge): GameObject {
    const pile = this.#places[this.#placeOf(id)]!;
    integerIn('count', count, 1, pile.count);
    if (count === pile.count) {
      return this.remove(id);
    }
    const part = splitPile(pile, count, nextId);
    knowledge?.share(pile.id, part.id);
    return part;
  }

  /**
   * Uses up pieces of a pile. Throws a UsageError if it isn't carried or has fewer pieces.
   * @returns pieces left; at 0 the letter is free
   */
  useUp(id: number, count = 1): number {
    const pile = this.#places[this.#placeOf(id)]!;
    integerIn('count', count, 1, pile.count);
    pile.count -= count;
    if (pile.count === 0) {
      this.remove(id);
    }
    return pile.count;
  }

  #placeOf(id: number): number {
    const index = this.#places.findIndex(item => item?.id === id);
    if (index < 0) {
      throw new UsageError('item', id, 'the id of a carried item');
    }
    return index;
  }

  save(): InventoryState {
    return this.#places.flatMap((item, index) =>
      item === undefined ? [] : [[LETTERS[index]!, item.save()] as const],
    );
  }

  /**
   * Restores a saved inventory. Throws a UsageError for unknown or repeated letters.
   * @param archetypeOf finds an archetype or throws
   */
  static restore(state: InventoryState, archetypeOf: (id: string) => Archetype): Inventory {
    const inventory = new Inventory();
    for (const [letter, saved] of state) {
      const index = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
      if (index < 0 || inventory.#places[index] !== undefined) {
        throw new UsageError('letter', letter, 'a letter a–z or A–Z, each once');
      }
      inventory.#places[index] = GameObject.restore(saved, archetypeOf);
      inventory.#size++;
    }
    return inventory;
  }
}
