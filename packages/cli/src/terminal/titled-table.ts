// Text in columns under their titles.

import { paint } from './paint.ts';
import { table } from './table.ts';
import type { Terminal } from './terminal.ts';

/** Rows with their columns aligned, of which the first holds the titles; nothing of no rows. */
export function titledTable(terminal: Terminal, rows: readonly (readonly string[])[]): string {
  const [titles = '', ...lines] = table(rows).split('\n');
  return rows.length === 0 ? '' : [paint(terminal, 'muted', titles), ...lines].join('\n');
}
