// Does the chunks of an experiment: in this thread (`inline`), in threads of this process (`threads`), or by workers
// that share a queue (`queue`). Results come in any order; who folds them puts them in theirs.

import type { ContentFile } from '@roguewright/engine/objects';
import type { Experiment } from '../experiment/experiment.ts';

/** A chunk that is done. */
export interface DoneChunk {
  readonly chunk: number;
  /** JSON of its result. */
  readonly text: string;
  /** Who did it: a word for reports of what deviates. */
  readonly worker: string;
  /** Another worker did the chunk before: the result is only compared. */
  readonly again: boolean;
}

/** What is to be done. */
export interface Wanted {
  readonly experiment: Experiment;
  /** Files mounted beside what ships. */
  readonly packs: readonly ContentFile[];
  /** Numbers of chunks, each taken when a worker is free. */
  readonly chunks: Iterable<number>;
  /** Ends the work; chunks in progress are given up. */
  readonly signal: AbortSignal;
}

/** Does chunks. */
export interface Runner {
  /** @throws whatever a chunk throws, or that it can't be done */
  run(wanted: Wanted): AsyncIterable<DoneChunk>;
  /** How many chunks are in progress at the same time, as far as it is known. */
  readonly workers: number;
}

/** Every chunk whose number is a multiple of this is done again by another worker, and compared. */
const CHECKED_EVERY = 100;

/** Whether a chunk is done twice. */
export function isChecked(chunk: number): boolean {
  return chunk % CHECKED_EVERY === 0;
}
