// A thread that plays questions: it is told a number and answers with what came of it.

import { parentPort, workerData } from 'node:worker_threads';
import { compared } from './play.ts';
import { questionOf } from './questions.ts';

const { seed, plays } = workerData as { readonly seed: string; readonly plays: number };

parentPort!.on('message', (number: number) => {
  parentPort!.postMessage(compared(questionOf(seed, number), seed, plays));
});
