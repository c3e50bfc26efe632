// What mattered to a rule, in sentences: one for each fact, or one for all its amounts where it has many.

import type { WeightedNote } from '../../chance/index.ts';
import type { Explanation } from '../../odds/index.ts';
import { tellFact } from './facts.ts';
import { sectionOfFact } from './sections.ts';

/** A fact with more sentences than this is summed up in one. */
const MOST_SENTENCES = 3;

/** A sentence with the amount that orders it among those of its fact. */
interface Told extends Explanation {
  readonly amount: number;
}

/**
 * The facts in sentences, each sentence once, in the order in which the facts are first noted. A fact
 * with more than 3 sentences has one that names the least and the greatest amount, with the sentences
 * themselves in `each`. Facts without words are left out.
 */
export function explainNotes(notes: readonly WeightedNote[]): Explanation[] {
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
  return [...facts].flatMap(([fact, lines]) => {
    const section = sectionOfFact(fact);
    return summed([...lines.values()]).map(line =>
      section === undefined ? line : { ...line, section },
    );
  });
}

/** The sections of the handbook that the lines lead to, each once, in their order. */
export function sectionsOf(explanation: readonly Explanation[]): string[] {
  return [...new Set(explanation.flatMap(({ section }) => section ?? []))];
}

/** Every sentence, with those that others sum up in their place. */
export function everyReason(explanation: readonly Explanation[]): Explanation[] {
  return explanation.flatMap(({ each, ...line }) =>
    each === undefined ? [line] : each.map(one => ({ ...one, ...sectionIn(line) })),
  );
}

function sectionIn({ section }: Explanation): Pick<Explanation, 'section'> {
  return section === undefined ? {} : { section };
}

/** `The hit does 2 to 24.` in place of 23 lines. */
function summed(lines: readonly Told[]): Explanation[] {
  const plain = lines.map(({ text, probability }) => ({ text, probability }));
  if (lines.length <= MOST_SENTENCES) {
    return plain;
  }
  const ordered = lines.toSorted((one, other) => one.amount - other.amount);
  const sum = lines.reduce((all, { probability }) => all + probability, 0);
  const text = rangeText(ordered.map(line => line.text));
  return [{ text, probability: Math.min(1, sum), each: plain }];
}

const NUMBER = /\d+(?:\.\d+)?/g;

/** One sentence for several: `It reaches 6 to 13 squares.` where they differ in one number, else the first and the last. */
function rangeText(texts: readonly string[]): string {
  const first = texts[0]!;
  const last = texts.at(-1)!;
  const numbers = texts.map(text => text.match(NUMBER) ?? []);
  const differing = numbers[0]!.flatMap((one, index) =>
    numbers.some(those => those[index] !== one) ? [index] : [],
  );
  const [only] = differing;
  const isOne = differing.length === 1 && new Set(texts.map(shapeOf)).size === 1;
  if (!isOne || only === undefined) {
    return `${first} … ${last}`;
  }
  const values = numbers.map(those => Number(those[only]));
  let index = -1;
  return last.replace(NUMBER, number => {
    index++;
    return index === only ? `${Math.min(...values)} to ${Math.max(...values)}` : number;
  });
}

/** A sentence without its numbers, and without the endings that 1 lacks. */
function shapeOf(text: string): string {
  return text.replace(NUMBER, '#').replace(/# ([a-z]+?)s\b/g, '# $1');
}
