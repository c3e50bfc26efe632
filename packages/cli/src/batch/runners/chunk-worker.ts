// A thread that does chunks: each message is a chunk of an experiment, each answer the text of its result.

import { parentPort, workerData } from 'node:worker_threads';
import type { ContentFile } from '@roguewright/engine/objects';
import { contentWith } from '../../content/content-with.ts';
import { messageOf } from '../../failures.ts';
import { type Experiment, nameOf } from '../experiment/experiment.ts';
import { Bench } from '../runs/bench.ts';

/** What a thread is asked. */
export interface ChunkOrder {
  readonly experiment: Experiment;
  readonly chunk: number;
}

/** What it answers. The name of an error says whether it is foreseen. */
export type ChunkAnswer =
  | { readonly text: string }
  | { readonly problem: { readonly name: string; readonly message: string } };

const content = contentWith(workerData as readonly ContentFile[]);
let bench: { readonly name: string; readonly bench: Bench } | undefined;

parentPort!.on('message', ({ experiment, chunk }: ChunkOrder) => {
  parentPort!.postMessage(answerTo(experiment, chunk));
});

function answerTo(experiment: Experiment, chunk: number): ChunkAnswer {
  try {
    const name = nameOf(experiment);
    if (bench?.name !== name) {
      bench = { name, bench: new Bench(content, experiment) };
    }
    return { text: JSON.stringify(bench.bench.do(chunk)) };
  } catch (error) {
    return {
      problem: { name: error instanceof Error ? error.name : 'Error', message: messageOf(error) },
    };
  }
}
