// Plays a question and compares.

import { Generator, hashText, PlayedChance } from '@roguewright/engine/chance';
import { type Agreement, agreement } from './agreement.ts';
import type { NumberedQuestion } from './questions.ts';

/** What came of a question. */
export interface Compared extends Agreement {
  readonly domain: string;
  readonly ruleset: string;
  readonly title: string;
  readonly plays: number;
}

/** Fewer plays say nothing, even of what is certain. */
const FEWEST = 10;

/**
 * Plays a question under luck of its own.
 * @param plays of a question of the usual share
 */
export function compared(question: NumberedQuestion, seed: string, plays: number): Compared {
  const { domain, ruleset, title, asked, play } = question;
  const times = Math.max(FEWEST, Math.round(plays * (domain.share ?? 1)));
  const chance = new PlayedChance(new Generator(hashText(`${seed} played ${ruleset} ${title}`)));
  const counts = new Map<string | number, number>();
  for (let time = 0; time < times; time++) {
    const outcome = play(chance);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return { ...agreement(asked, counts, times), domain: domain.name, ruleset, title, plays: times };
}
