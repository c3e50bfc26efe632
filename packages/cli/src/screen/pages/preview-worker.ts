// The thread that works out what heroes begin with, one question after the other.

import { parentPort, workerData } from 'node:worker_threads';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { heroPreview } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import type { PreviewAnswer, PreviewQuestion, PreviewRules } from './preview-thread.ts';

const { ruleset: name, casting } = workerData as PreviewRules;
const content = loadContent(readContent());
const library = createRulesets();
const wanted = parseRulesetName(name);
const ruleset =
  casting === undefined ? library.resolve(wanted) : library.resolveWith(wanted, { casting });

parentPort?.on('message', ({ id, role, race }: PreviewQuestion) => {
  let answer: PreviewAnswer;
  try {
    answer = { id, preview: heroPreview(content, ruleset, role, race) };
  } catch (error) {
    answer = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
