// Performs an experiment as the command line asks for it: progress on the way, the summary at the end.

import type { ContentFile } from '@roguewright/engine/objects';
import { checkedExperiment, type Experiment, mostRuns } from '../batch/experiment/experiment.ts';
import { perform } from '../batch/perform.ts';
import { beginFolder, writeResults } from '../batch/report/out-folder.ts';
import { progressEvent, progressLine } from '../batch/report/progress.ts';
import { summarize, summaryText } from '../batch/report/summary.ts';
import { Bench } from '../batch/runs/bench.ts';
import { contentWith } from '../content/content-with.ts';
import { ProgressLine } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { equipmentFor, type RunOptions } from './run-options.ts';

/** Milliseconds of a chunk, and how many chunks there should be for each worker of a small experiment. */
const CHUNK = 15_000;
const CHUNKS_EACH = 4;

/** Performs it. @throws UsageError for an experiment that can't be performed here */
export async function simulate(
  experiment: Experiment,
  packs: readonly ContentFile[],
  options: RunOptions,
  terminal: Terminal,
): Promise<void> {
  if (options.out !== undefined) {
    beginFolder(options.out, experiment, options.resume === true);
  }
  const equipment = await equipmentFor(options, terminal);
  const stop = stopped();
  const line = new ProgressLine(terminal);
  try {
    const performed = await perform({
      ...{ experiment, packs, signal: stop.signal, ...equipment },
      clock: () => performance.now(),
      told: progress => {
        if (terminal.watched) {
          line.show(() => progressLine(experiment, progress));
        } else {
          terminal.complain(progressEvent(experiment, progress));
        }
      },
    });
    line.clear();
    const { fold, deviations } = performed;
    const summary = summarize(experiment, fold);
    if (options.out !== undefined && fold.isOver) {
      await writeResults(options.out, experiment, summary, fold, equipment.store);
    }
    terminal.write(options.json === true ? `${JSON.stringify(summary)}\n` : summaryText(summary));
    for (const { chunk, workers } of deviations) {
      terminal.complain(
        `roguewright: chunk ${chunk} came out otherwise at ${workers[1]} than at ${workers[0]}: ` +
          'one of them computes wrongly\n',
      );
    }
    const wrong = summary.tally.arms.some(({ problems }) => problems > 0);
    terminal.exitCode = deviations.length > 0 || wrong || !fold.isOver ? 1 : 0;
    if (!fold.isOver) {
      const how = options.out === undefined ? '' : `; go on with --resume --out ${options.out}`;
      terminal.complain(`roguewright: stopped before the end${how}\n`);
    }
  } finally {
    stop.close();
    line.clear();
    await equipment.close();
  }
}

/**
 * The experiment with chunks of about 15 seconds, by a few runs that are played first.
 * @param workers among whom a small experiment is divided
 */
export function sized(
  given: Omit<Experiment, 'chunk'>,
  packs: readonly ContentFile[],
  workers: number,
): Experiment {
  const experiment = checkedExperiment({ ...given, chunk: 1 });
  const each = new Bench(contentWith(packs), experiment).measure(() => performance.now());
  const byTime = Math.round(CHUNK / Math.max(each, 0.01));
  const byWorkers = Math.ceil(mostRuns(experiment) / (workers * CHUNKS_EACH));
  return { ...experiment, chunk: roundNumber(Math.max(1, Math.min(byTime, byWorkers, 100_000))) };
}

/** 1, 2 or 5 times a power of ten, not above. */
function roundNumber(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * [5, 2, 1].find(digit => digit * power <= most)!;
}

/** Aborts at the first signal that asks to stop; a second one ends the process at once. */
function stopped() {
  const control = new AbortController();
  const onSignal = () => {
    if (control.signal.aborted) {
      process.exit(1);
    }
    control.abort();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) {
    process.on(signal, onSignal);
  }
  return {
    signal: control.signal,
    close: () => {
      for (const signal of signals) {
        process.off(signal, onSignal);
      }
    },
  };
}
