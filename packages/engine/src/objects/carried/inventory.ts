// What somebody carries: at most 52 things, each under a letter of its own that stays while the thing
// is carried. NetHack 3.6.7 src/invent.c (assigninvlet, addinv), with the option fixinv.

import { InvariantError, integerIn, UsageError } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { GameObject, type GameObjectState } from '../game-object.ts';
import { canJoin, joinPiles, splitPile, type ThingKnowledge, weightOf } from './pile.ts';

/** The letters in their order. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is carried, as it is saved: in the order of the letters. */
export type InventoryState = readonly (readonly [letter: string, thing: GameObjectState])[];

/** What came of adding a thing. */
export type Addition =
  /** It has a letter of its own. */
  | { readonly kind: 'added'; readonly thing: GameObject; readonly letter: string }
  /** It lies on a pile that was there; `thing` is the pile. */
  | { readonly kind: 'joined'; readonly thing: GameObject; readonly letter: string }
  /** No letter is free. Nothing has changed. */
  | { readonly kind: 'full' };

/** How things are added. */
export interface AddOptions {
  /** What the carrier knows of things; absent: everything is known equally well. */
  readonly knowledge?: ThingKnowledge;
  /** Ids of piles that nothing may join, such as the weapon in hand. */
  readonly apart?: readonly number[];
}

/** Things carried by a hero, a monster or a chest. */
export class Inventory implements Iterable<GameObject> {
  /** By letter; things keep their places. */
  readonly #places: (GameObject | undefined)[] = new Array(LETTERS.length).fill(undefined);
  #size = 0;

  /** Letters in use. */
  get size(): number {
    return this.#size;
  }

  /** Everything carried, in the order of the letters. */
  *[Symbol.iterator](): Iterator<GameObject> {
    for (const thing of this.#places) {
      if (thing !== undefined) {
        yield thing;
      }
    }
  }

  /** Everything carried, in the order of the letters. */
  get things(): readonly GameObject[] {
    return this.#places.filter(thing => thing !== undefined);
  }

  /** The thing of that id, or undefined. */
  find(id: number): GameObject | undefined {
    return this.#places.find(thing => thing?.id === id);
  }

  /** The thing under that letter, or undefined. */
  at(letter: string): GameObject | undefined {
    return letter.length === 1 ? this.#places[LETTERS.indexOf(letter)] : undefined;
  }

  /** The letter of a thing. Throws a UsageError when it isn't carried. */
  letterOf(id: number): string {
    return LETTERS[this.#placeOf(id)]!;
  }

  /** What all of it weighs, in grams. */
  get weight(): number {
    let sum = 0;
    // Asked several times a turn: most of the places are empty, and so are those after the last thing.
    for (let place = 0, left = this.#size; left > 0; place++) {
      const thing = this.#places[place];
      if (thing !== undefined) {
        sum += weightOf(thing);
        left--;
      }
    }
    return sum;
  }

  /** Whether a thing would find room. */
  hasRoomFor(thing: GameObject, options: AddOptions = {}): boolean {
    return this.#size < LETTERS.length || this.#pileFor(thing, options) !== undefined;
  }

  /**
   * Adds a thing: it joins the first pile that it can, else it takes the first free letter.
   * Throws an InvariantError for a thing that is carried already.
   */
  add(thing: GameObject, options: AddOptions = {}): Addition {
    if (this.find(thing.id) !== undefined) {
      throw new InvariantError(`thing ${thing.id} is carried twice`);
    }
    const pile = this.#pileFor(thing, options);
    if (pile !== undefined) {
      joinPiles(pile, thing);
      return { kind: 'joined', thing: pile, letter: this.letterOf(pile.id) };
    }
    const place = this.#places.indexOf(undefined);
    if (place < 0) {
      return { kind: 'full' };
    }
    this.#places[place] = thing;
    this.#size++;
    return { kind: 'added', thing, letter: LETTERS[place]! };
  }

  #pileFor(thing: GameObject, { knowledge, apart = [] }: AddOptions): GameObject | undefined {
    return this.#places.find(
      pile => pile !== undefined && !apart.includes(pile.id) && canJoin(pile, thing, knowledge),
    );
  }

  /** Puts a thing in the place of another, under its letter. Throws a UsageError when that isn't carried. */
  replace(id: number, thing: GameObject): void {
    this.#places[this.#placeOf(id)] = thing;
  }

  /** Takes a whole thing or pile out; its letter is free. Throws a UsageError when it isn't carried. */
  remove(id: number): GameObject {
    const place = this.#placeOf(id);
    const thing = this.#places[place]!;
    this.#places[place] = undefined;
    this.#size--;
    return thing;
  }

  /**
   * Takes pieces out of a pile; all of them is the thing itself, fewer are a new thing of which as
   * much is known. Throws a UsageError when it isn't carried or has fewer pieces.
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
   * Uses pieces of a pile up. Throws a UsageError when it isn't carried or has fewer pieces.
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
    const place = this.#places.findIndex(thing => thing?.id === id);
    if (place < 0) {
      throw new UsageError('item', id, 'the id of a thing that is carried');
    }
    return place;
  }

  save(): InventoryState {
    return this.#places.flatMap((thing, place) =>
      thing === undefined ? [] : [[LETTERS[place]!, thing.save()] as const],
    );
  }

  /**
   * What was carried when it was saved. Throws a UsageError for letters that don't exist or come twice.
   * @param archetypeOf finds an archetype or throws
   */
  static restore(state: InventoryState, archetypeOf: (id: string) => Archetype): Inventory {
    const inventory = new Inventory();
    for (const [letter, saved] of state) {
      const place = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
      if (place < 0 || inventory.#places[place] !== undefined) {
        throw new UsageError('letter', letter, 'a letter a–z or A–Z, each once');
      }
      inventory.#places[place] = GameObject.restore(saved, archetypeOf);
      inventory.#size++;
    }
    return inventory;
  }
}
