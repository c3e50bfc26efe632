// Certain notes in the form of those with probabilities.

import type { NoteList, WeightedNote } from '../chance/index.ts';

/** The notes, each with probability 1. */
export function certainly(notes: NoteList): readonly WeightedNote[] {
  return notes.toArray().map(note => ({ ...note, probability: 1 }));
}
