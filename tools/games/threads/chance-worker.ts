// A thread that plays games in which every chance that a player could be shown is compared with what happens: it is told
// the number of a part's first game and how many the part has, and answers with the rows of the part.

import { parentPort } from 'node:worker_threads';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { calibrateChances } from '../calibrate-chances.ts';

const world = {
  content: loadContent(readContent()),
  ruleset: createRulesets().resolve('house'),
  answers: Number.POSITIVE_INFINITY,
  most: 600,
};

parentPort!.on('message', (part: { readonly first: number; readonly games: number }) => {
  parentPort!.postMessage(calibrateChances({ ...world, ...part }));
});
