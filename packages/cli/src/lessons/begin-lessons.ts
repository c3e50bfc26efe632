// Begins the lessons of the tutorial with the content that ships.

import { Readable } from 'node:stream';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Lines } from '../play/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { takeLessons } from './lesson-lines.ts';

/** Everybody takes the same lessons. */
const SEED = 'lessons';

/** The game of the lessons. @param rules a ruleset, a composition or named rules */
export function lessonsUnder(rules: string): LocalGame {
  const ruleset = createRulesets().resolve(parseRulesetName(rules));
  return LocalGame.lessons(loadContent(readContent()), ruleset, SEED);
}

/** The lessons in lines. @param script its lines, if the option `script` names one */
export async function takeLessonsInLines(
  rules: string,
  { script, plain }: { readonly script?: string; readonly plain?: true },
  text: string,
  terminal: Terminal,
): Promise<void> {
  const lines = new Lines(script === undefined ? process.stdin : Readable.from([text]), terminal);
  try {
    await takeLessons(lessonsUnder(rules), lines, plain !== true);
  } finally {
    lines.close();
  }
}
