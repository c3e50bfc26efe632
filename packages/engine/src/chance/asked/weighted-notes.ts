import type { Note } from '../contract/chance.ts';

/** A note and its probability. */
export interface WeightedNote extends Note {
  /** Above 0, at most 1. For the notes of a drawn rule it is conditional on the draw. */
  readonly probability: number;
}

/** Adds up notes over branches, in the order of first appearance. */
export class NoteTally {
  #notes = new Map<string, { note: Note; probability: number; branches: number }>();
  #branches = 0;

  /** Adds a finished branch. @param weight its probability */
  addBranch(notes: readonly WeightedNote[], weight: number): void {
    this.#branches++;
    const once = new Set<string>();
    for (const note of notes) {
      const key = `${note.fact} ${note.amount} ${note.other}`;
      if (!once.has(key)) {
        once.add(key);
        this.#add(key, note, weight);
      }
    }
  }

  #add(key: string, note: WeightedNote, weight: number): void {
    const known = this.#notes.get(key) ?? { note, probability: 0, branches: 0 };
    known.probability += weight * note.probability;
    known.branches += note.probability === 1 ? 1 : 0;
    this.#notes.set(key, known);
  }

  /** The notes; one that occurs on every branch is certain: exactly 1. */
  list(): WeightedNote[] {
    return [...this.#notes.values()].map(({ note, probability, branches }) => ({
      fact: note.fact,
      amount: note.amount,
      other: note.other,
      probability: branches === this.#branches ? 1 : Math.min(1, probability),
    }));
  }
}

/** Merges two lists of notes, with each fact and its amounts once. */
export function joinNotes(
  first: readonly WeightedNote[],
  second: readonly WeightedNote[],
): readonly WeightedNote[] {
  const fresh = second.filter(
    ({ fact, amount, other }) =>
      !first.some(known => known.fact === fact && known.amount === amount && known.other === other),
  );
  return fresh.length === 0 ? first : [...first, ...fresh];
}
