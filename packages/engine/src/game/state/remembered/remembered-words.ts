// What the names of remembered items said besides kind and count when the hero saw them last.

import type { AroundKind, GameObject } from '../../../objects/index.ts';

/** The saved form: nothing is played by it. */
export type SavedWords = readonly (readonly [square: number, before: string, after: string])[];

const NONE: AroundKind = ['', ''];

/** The words by the square of the item. */
export class RememberedWords {
  readonly #bySquare = new Map<number, AroundKind>();
  /** What the name of an item says now; absent until the hero has looked around. It isn't saved. */
  of: ((item: GameObject) => AroundKind) | undefined;

  /** Remembers what the name of the topmost item of a square says now. */
  note(square: number, item: GameObject): void {
    const words = this.of?.(item) ?? NONE;
    if (words.every(text => text === '')) {
      this.#bySquare.delete(square);
    } else {
      this.#bySquare.set(square, words);
    }
  }

  at(square: number): AroundKind {
    return this.#bySquare.get(square) ?? NONE;
  }

  forget(square: number): void {
    this.#bySquare.delete(square);
  }

  save(): SavedWords {
    return [...this.#bySquare].map(([square, [before, after]]) => [square, before, after] as const);
  }

  restore(saved: SavedWords): void {
    for (const [square, before, after] of saved) {
      this.#bySquare.set(square, [before, after]);
    }
  }
}
