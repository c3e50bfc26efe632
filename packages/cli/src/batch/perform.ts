// Performs an experiment: has its chunks done by a runner, keeps each result, folds them, and compares those that were
// done twice. A killed process is gone on with by performing the same experiment with the same store.

import type { ContentFile } from '@roguewright/engine/objects';
import { type Experiment, mostRuns, nameOf } from './experiment/experiment.ts';
import { type ChunkResult, Fold } from './results/fold.ts';
import { isChecked, type Runner } from './runners/runner.ts';
import { type ChunkStore, hashOf } from './stores/chunk-store.ts';

/** How it stands. */
export interface Progress {
  readonly fold: Fold;
  /** Runs of all chunks that are done, and the most that there may be. */
  readonly runs: number;
  readonly mostRuns: number;
  /** Runs done since this process began, and the milliseconds that they took. */
  readonly fresh: number;
  readonly elapsed: number;
  readonly workers: number;
}

/** A chunk whose two results differ. */
interface Deviation {
  readonly chunk: number;
  readonly workers: readonly [first: string, second: string];
}

/** What it came to. */
export interface Performed {
  readonly fold: Fold;
  readonly deviations: readonly Deviation[];
  /** Chunks that were done twice. */
  readonly compared: number;
}

/** What is performed, and how. */
export interface Performance {
  readonly experiment: Experiment;
  readonly packs: readonly ContentFile[];
  readonly runner: Runner;
  readonly store: ChunkStore;
  /** Told after each chunk. */
  readonly told: (progress: Progress) => void;
  readonly signal: AbortSignal;
  /** Milliseconds of any beginning. */
  readonly clock: () => number;
}

/** @returns what it came to; it isn't over where the signal ended it */
export async function perform(performance: Performance): Promise<Performed> {
  const { experiment, packs, runner, store, told, signal, clock } = performance;
  const name = nameOf(experiment);
  await store.begin(experiment);
  const fold = new Fold(experiment);
  let runs = 0;
  const add = (chunk: number, text: string) => {
    const { tally } = JSON.parse(text) as ChunkResult;
    runs += fold.has(chunk) ? 0 : tally.arms[0]!.runs;
    fold.add(chunk, tally);
  };
  for (const chunk of await store.numbers(name)) {
    add(chunk, (await store.read(name, chunk)).text);
  }
  const compared = new Set((await store.checks(name)).map(({ chunk }) => chunk));
  const [begun, before] = [clock(), runs];
  const standing = (): Progress => ({
    ...{ fold, runs, mostRuns: mostRuns(experiment), workers: runner.workers },
    ...{ fresh: runs - before, elapsed: clock() - begun },
  });
  told(standing());
  if (!fold.isOver) {
    const wanted = { experiment, packs, chunks: fold.wanted(), signal };
    for await (const done of runner.run(wanted)) {
      if (done.again) {
        compared.add(done.chunk);
      } else {
        add(done.chunk, done.text);
      }
      await store.put(name, done);
      told(standing());
      // What others still do of later chunks isn't wanted any more.
      if (fold.isOver && checkedOf(fold).every(chunk => compared.has(chunk))) {
        break;
      }
    }
  }
  if (fold.isOver) {
    await store.end(name);
  }
  return { fold, ...(await deviationsOf(store, name, fold)) };
}

/** The chunks of a result that are done twice. */
function checkedOf({ folded }: Fold): number[] {
  return Array.from({ length: folded }, (_, chunk) => chunk).filter(isChecked);
}

async function deviationsOf(store: ChunkStore, name: string, fold: Fold) {
  const deviations: Deviation[] = [];
  const checks = (await store.checks(name)).filter(({ chunk }) => chunk < fold.folded);
  for (const { chunk, worker, hash } of checks) {
    const first = await store.read(name, chunk);
    if (hashOf(first.text) !== hash) {
      deviations.push({ chunk, workers: [first.worker, worker] });
    }
  }
  return { deviations, compared: checks.length };
}
