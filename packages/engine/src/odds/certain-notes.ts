// Notes of what is certain, in the form of those that have a probability.

import type { NoteList, WeightedNote } from '../chance/index.ts';

/** What was noted, each fact certain. */
export function certainly(notes: NoteList): readonly WeightedNote[] {
  return notes.toArray().map(note => ({ ...note, probability: 1 }));
}
