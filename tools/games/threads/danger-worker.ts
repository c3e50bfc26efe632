// A thread that plays a part of the games in which danger is compared with what comes.

import { parentPort, workerData } from 'node:worker_threads';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { calibrateDanger } from '../calibrate-danger.ts';

/** One in this many moments is asked about in which the hero isn't hurt. */
const ONE_IN = 3;

const { numbers } = workerData as { readonly numbers: readonly number[] };

const table = calibrateDanger(
  {
    content: loadContent(readContent()),
    ruleset: createRulesets().resolve('house'),
    ...{ numbers, most: 600, moves: 5, oneIn: ONE_IN },
    played: () => parentPort!.postMessage('played'),
  },
  () => performance.now(),
);
parentPort!.postMessage(table);
