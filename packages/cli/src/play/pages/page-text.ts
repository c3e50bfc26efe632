// The hero's page and an item's page as text: a title, its values in a column, then its sentences.

import type { ItemView } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import { itemSections, type PageSection, sheetSections } from '@roguewright/engine/words';
import { decimal, percent } from '../../terminal/numbers.ts';
import { table } from '../../terminal/table.ts';

function sectionText({ title, rows, lines }: PageSection): string {
  const values = table(rows.map(([name, value]) => [`  ${name}`, value]));
  return `${title}\n${values}${lines.map(line => `  ${line}\n`).join('')}`.trimEnd();
}

/** The hero's page; empty for an answer about something else. */
export function sheetText(answer: OddsAnswer): string {
  return sheetSections(answer, { percent, decimal }).map(sectionText).join('\n');
}

/** The page of an item below its description; empty if nothing is known of it. */
export function itemText(item: ItemView, answer: OddsAnswer): string {
  const guess = answer.asFarAsYouKnow ? ['As far as you know.'] : [];
  const sections = itemSections(item, answer, { percent, decimal }).map(sectionText);
  return sections.length === 0 ? '' : [...sections, ...guess].join('\n');
}
