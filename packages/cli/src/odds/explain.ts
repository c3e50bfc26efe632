// The facts that mattered, as sentences.

import type { WeightedNote } from '@roguewright/engine/chance';
import { tellFact } from '@roguewright/engine/words';
import { percent } from '../terminal/numbers.ts';
import { wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** One line of an explanation. */
export interface Explanation {
  readonly text: string;
  /** Above 0, at most 1. */
  readonly probability: number;
}

/** A sentence for each note that has one, in their order, each sentence once. */
export function explain(notes: readonly WeightedNote[]): Explanation[] {
  const lines = new Map<string, number>();
  for (const { fact, amount, other, probability } of notes) {
    const text = tellFact(fact, amount, other);
    if (text !== '') {
      lines.set(text, Math.max(lines.get(text) ?? 0, probability));
    }
  }
  return [...lines].map(([text, probability]) => ({ text, probability }));
}

/** The lines for people; what isn't certain has its probability. */
export function explanationText(terminal: Terminal, lines: readonly Explanation[]): string {
  const columns = Math.min(terminal.columns, 90);
  const told = lines.map(({ text, probability }) => {
    const share = probability === 1 ? '' : ` (${percent(probability)})`;
    return `  - ${wrap(`${text}${share}`, columns, '    ').trimStart()}`;
  });
  return `\nWhy:\n${told.join('')}`;
}
