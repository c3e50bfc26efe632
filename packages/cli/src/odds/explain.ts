// The facts that mattered, as sentences: what --why prints.

import type { WeightedNote } from '@roguewright/engine/chance';
import type { Explanation } from '@roguewright/engine/odds';
import { everyReason, explainNotes, sectionsOf } from '@roguewright/engine/words';
import { nameOption } from '../options.ts';
import { percent } from '../terminal/numbers.ts';
import { wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { AskedOptions } from './options.ts';

/**
 * What `--why` asks for: `--why` alone sums up a fact that has many amounts, `--why all` tells each.
 * Undefined without the option.
 */
export function reasons(
  { why }: AskedOptions,
  notes: readonly WeightedNote[],
): Explanation[] | undefined {
  if (why === undefined) {
    return undefined;
  }
  const lines = explainNotes(notes);
  return why === true || nameOption('--why', why, ['all']) !== 'all' ? lines : everyReason(lines);
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
  const isSummed = lines.some(({ each }) => each !== undefined);
  const more = isSummed ? '\n--why all prints each value of a range.\n' : '';
  const sections = sectionsOf(lines);
  const book =
    sections.length === 0 ? '' : `\n${wrap(`Handbook: ${sections.join(', ')}`, columns)}`;
  return `\nWhy:\n${told.join('')}${more}${book}`;
}
