// What a hero has noticed of the charges of single items which he doesn't know: how often they worked, that they were
// empty, and how they looked when they were charged. Pure data; saved with the game.

import type { Beatitude } from '../condition.ts';

/** The beatitude of what charged an item, as far as the hero knew it. */
export type NotedSource = Beatitude | 'unknown';

/**
 * One thing noticed. `worked`: it released its magic so often. `empty`: it had no charge left. A source: it was
 * charged by it, and looked as the number says, a place in the list of tellings.
 */
export type ChargeNote = readonly [what: 'worked' | 'empty' | NotedSource, number: number];

/** The words of notes. */
export const NOTE_WORDS = ['worked', 'empty', 'blessed', 'uncursed', 'cursed', 'unknown'] as const;

/** Notes of one item that are kept: 24. Older ones are dropped. */
export const MOST_NOTES = 24;

/** The saved form: the notes of items by id, oldest first. */
export type ChargeNotesState = readonly (readonly [id: number, notes: readonly ChargeNote[]])[];

/** The notes of a hero on the charges of items. */
export class ChargeNotes {
  readonly #notes = new Map<number, readonly ChargeNote[]>();

  /** The notes of an item, oldest first; none: empty. */
  of(id: number): readonly ChargeNote[] {
    return this.#notes.get(id) ?? [];
  }

  /** Notes that an item worked. */
  worked(id: number): void {
    const notes = this.of(id);
    const last = notes.at(-1);
    this.#keep(
      id,
      last?.[0] === 'worked'
        ? [...notes.slice(0, -1), ['worked', last[1] + 1]]
        : [...notes, ['worked', 1]],
    );
  }

  /** Notes that an item has no charge left. */
  empty(id: number): void {
    const notes = this.of(id);
    if (notes.at(-1)?.[0] !== 'empty') {
      this.#keep(id, [...notes, ['empty', 0]]);
    }
  }

  /** Notes that an item was charged. @param telling how it looked */
  charged(id: number, source: NotedSource, telling: number): void {
    this.#keep(id, [...this.of(id), [source, telling]]);
  }

  /** Drops the notes of an item. */
  forget(id: number): void {
    this.#notes.delete(id);
  }

  /** In a fixed order. */
  save(): ChargeNotesState {
    return [...this.#notes].sort(([one], [other]) => one - other);
  }

  static restore(state: ChargeNotesState): ChargeNotes {
    const notes = new ChargeNotes();
    for (const [id, list] of state) {
      notes.#notes.set(id, list);
    }
    return notes;
  }

  #keep(id: number, notes: readonly ChargeNote[]): void {
    this.#notes.set(id, notes.slice(-MOST_NOTES));
  }
}
