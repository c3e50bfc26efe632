// How tables are put together.

import { writePercent } from '../../face/index.ts';
import type { Inputs } from '../../odds/index.ts';
import type { Cell, Table } from './section.ts';

/** A cell, or the text or number of one. */
type Entry = Cell | string | number;

/** A table of texts, numbers and cells. */
export function tableOf(
  caption: string,
  titles: readonly (string | number)[],
  rows: readonly (readonly Entry[])[],
): Table {
  return {
    caption,
    titles: titles.map(String),
    rows: rows.map(row => row.map(asCell)),
  };
}

function asCell(entry: Entry): Cell {
  return typeof entry === 'object' ? entry : { text: asText(entry) };
}

function asText(entry: string | number): string {
  return typeof entry === 'number' ? decimal(entry) : entry;
}

/** A cell that a question of the lab gives. @param question the word on the command line */
export function asked(text: string | number, question: string, inputs: Inputs): Cell {
  return { text: asText(text), ask: { question, inputs } };
}

/** A number with at most `digits` decimals. */
export function decimal(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits))).replace('-', '−');
}

/** A number with its sign, such as `+3`. */
export function signed(value: number): string {
  return value > 0 ? `+${decimal(value)}` : decimal(value);
}

/** A probability, with at most 2 decimals. `0 %` and `100 %` are certain. */
export function percent(probability: number): string {
  return writePercent(probability, { decimals: 2, gap: ' ', afterSign: ' ' });
}

/** A name of the rules as a reader sees it: `helm of brilliance`. */
export function spoken(name: string): string {
  return name.replaceAll(/[-_]/g, ' ');
}

/** `1 point`, `3 points`. */
export function counted(amount: number, noun: string): string {
  return `${decimal(amount)} ${noun}${Math.abs(amount) === 1 ? '' : 's'}`;
}

/** Integers from the first to the last. */
export function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
