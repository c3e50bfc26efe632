// The registry of questions to single rules: a row each.

import { cancelQuestion } from './cancel.ts';
import { memoryQuestion } from './memory.ts';
import type { RuleQuestion } from './rule-question.ts';
import { studyQuestion } from './study.ts';
import { treasureQuestion } from './treasure.ts';
import { wrestQuestion } from './wrest.ts';

/** Every question to a single rule. */
export const RULE_QUESTIONS: readonly RuleQuestion[] = [
  studyQuestion,
  memoryQuestion,
  wrestQuestion,
  cancelQuestion,
  treasureQuestion,
];
