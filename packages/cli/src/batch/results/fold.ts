// Folds the results of chunks in the order of their numbers, whatever the order in which they come, and says when it
// is enough. Results of chunks after that one are left out, so that any number of workers gives the same result.

import { type Experiment, mostChunks } from '../experiment/experiment.ts';
import type { RunRow } from './run-result.ts';
import { type Verdict, verdictOf } from './stop.ts';
import { emptyTally, merged, type Tally } from './tally.ts';

/** The result of one chunk. */
export interface ChunkResult {
  readonly tally: Tally;
  /** Where the experiment asks for them. */
  readonly rows?: readonly RunRow[];
}

/** The fold of one experiment. */
export class Fold {
  readonly #experiment: Experiment;
  /** Results that wait for one before them. */
  readonly #waiting = new Map<number, Tally>();
  #tally: Tally;
  #verdict: Verdict = 'going-on';
  #folded = 0;

  constructor(experiment: Experiment) {
    this.#experiment = experiment;
    this.#tally = emptyTally(experiment.arms.length);
  }

  /** The tally of all chunks before the first that is missing. */
  get tally(): Tally {
    return this.#tally;
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  get isOver(): boolean {
    return this.#verdict !== 'going-on';
  }

  /** How many chunks the tally holds. */
  get folded(): number {
    return this.#folded;
  }

  /** Whether the result of a chunk is here. */
  has(chunk: number): boolean {
    return chunk < this.#folded || this.#waiting.has(chunk);
  }

  /** Takes the result of a chunk. A second one of the same chunk, and one after the end, are left out. */
  add(chunk: number, tally: Tally): void {
    if (this.isOver || this.has(chunk)) {
      return;
    }
    this.#waiting.set(chunk, tally);
    while (!this.isOver && this.#waiting.has(this.#folded)) {
      this.#tally = merged(this.#tally, this.#waiting.get(this.#folded)!);
      this.#waiting.delete(this.#folded);
      this.#folded += 1;
      this.#verdict = verdictOf(this.#experiment, this.#tally);
    }
  }

  /** The numbers of the chunks that are still wanted, in their order, until it is over. */
  *wanted(): Generator<number> {
    const end = mostChunks(this.#experiment);
    for (let chunk = this.#folded; chunk < end && !this.isOver; chunk++) {
      if (!this.has(chunk)) {
        yield chunk;
      }
    }
  }
}
