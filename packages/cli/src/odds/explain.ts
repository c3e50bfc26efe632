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

/** A fact with more sentences than this is told by its least and its greatest amount. */
const MOST_SENTENCES = 3;

/** A sentence with the amount that orders it among those of its fact. */
interface Told extends Explanation {
  readonly amount: number;
}

/** A sentence for each note that has one, in their order, each sentence once. */
export function explain(notes: readonly WeightedNote[]): Explanation[] {
  const facts = new Map<string, Map<string, Told>>();
  for (const { fact, amount, other, probability } of notes) {
    const text = tellFact(fact, amount, other);
    if (text !== '') {
      const lines = facts.get(fact) ?? new Map<string, Told>();
      const before = lines.get(text)?.probability ?? 0;
      lines.set(text, { text, amount, probability: Math.max(before, probability) });
      facts.set(fact, lines);
    }
  }
  return [...facts.values()].flatMap(lines => summed([...lines.values()]));
}

/** `The Amulet drains 1 energy. … The Amulet drains 30 energy.` in place of thirty lines. */
function summed(lines: readonly Told[]): Explanation[] {
  if (lines.length <= MOST_SENTENCES) {
    return lines.map(({ text, probability }) => ({ text, probability }));
  }
  const ordered = lines.toSorted((one, other) => one.amount - other.amount);
  const sum = lines.reduce((all, { probability }) => all + probability, 0);
  const text = `${ordered.at(0)!.text} … ${ordered.at(-1)!.text}`;
  return [{ text, probability: Math.min(1, sum) }];
}

/** Sums of probabilities are this near to certain. */
const NEARLY = 1e-9;

/** The lines for people; what isn't certain has its probability. */
export function explanationText(terminal: Terminal, lines: readonly Explanation[]): string {
  const columns = Math.min(terminal.columns, 90);
  const told = lines.map(({ text, probability }) => {
    const share = probability > 1 - NEARLY ? '' : ` (${percent(probability)})`;
    return `  - ${wrap(`${text}${share}`, columns, '    ').trimStart()}`;
  });
  return `\nWhy:\n${told.join('')}`;
}
