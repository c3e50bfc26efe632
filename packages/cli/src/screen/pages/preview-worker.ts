// The thread that works out what heroes begin with, one question after the other.

import { parentPort, workerData } from 'node:worker_threads';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { heroPreview } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import type { PreviewAnswer, PreviewQuestion, PreviewRules } from './preview-thread.ts';

const { ruleset: usual } = workerData as PreviewRules;
const content = loadContent(readContent());
const library = createRulesets();

parentPort?.on('message', ({ id, role, race, ruleset = usual }: PreviewQuestion) => {
  let answer: PreviewAnswer;
  try {
    const rules = library.resolve(parseRulesetName(ruleset));
    answer = { id, preview: heroPreview(content, rules, role, race) };
  } catch (error) {
    answer = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
