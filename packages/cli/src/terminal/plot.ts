// Distributions as bars, one row a value or a range of values, with the mean and a limit marked.

import { percent } from './numbers.ts';
import { paint } from './paint.ts';
import type { Terminal } from './terminal.ts';

/** A line drawn between the values below and those from `from` on. */
interface Threshold {
  readonly from: number;
  /** What begins here: `kills`. */
  readonly says: string;
}

/** What a plot shows. */
export interface PlotContent {
  /** Title of the axis of values, with its unit: `damage of one attack (points)`. */
  readonly title: string;
  /** [value, probability], ascending. */
  readonly values: Iterable<readonly [number, number]>;
  readonly mean?: number;
  readonly threshold?: Threshold;
  /** Probability beyond the last value, with its label: `later`. */
  readonly beyond?: { readonly says: string; readonly probability: number };
}

/** The most rows of bars. */
const MOST_ROWS = 16;

/** Ranges are this wide, times a power of ten. */
const WIDTHS = [1, 2, 5];

/** One row: the values from `from` to `to`, both included. */
interface Row {
  readonly from: number;
  readonly to: number;
  probability: number;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** The plot as lines, each ended by a line break. */
export function plot(terminal: Terminal, content: PlotContent): string {
  const rows = rowsOf(content);
  const { beyond, mean } = content;
  const labels = rows.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const names = beyond === undefined ? labels : [...labels, beyond.says];
  const width = Math.max(...names.map(name => name.length));
  const room = Math.max(10, Math.min(terminal.columns, 100) - width - 34);
  const tallest = Math.max(...rows.map(row => row.probability), beyond?.probability ?? 0);
  const draw = (name: string, probability: number, mark: string) => {
    const line = bar(terminal, (probability / tallest) * room, room);
    const share = percent(probability).padStart(9);
    return `  ${name.padStart(width)} ${line} ${share}${mark}`.trimEnd();
  };
  // A mean beyond the last row is marked at what is left.
  const end = beyond === undefined ? Number.POSITIVE_INFINITY : (rows.at(-1)?.to ?? 0) + 1;
  const isBeyond = mean !== undefined && mean >= end;
  const mark = (row: Row) => meanMark(terminal, row, rows, mean, end);
  const lines = [`  ${content.title}, by probability`];
  rows.forEach((row, index) => {
    if (row.from === content.threshold?.from) {
      lines.push(rule(terminal, content.threshold, width + room));
    }
    lines.push(draw(labels[index]!, row.probability, mark(row)));
  });
  if (beyond !== undefined && beyond.probability > 0) {
    lines.push(draw(beyond.says, beyond.probability, isBeyond ? meanArrow(terminal, mean) : ''));
  }
  const text = `${lines.join('\n')}\n`;
  return terminal.unicode ? text : text.replaceAll('–', '-');
}

function rowsOf({ values, threshold }: PlotContent): Row[] {
  const list = [...values].filter(([, probability]) => probability > 0);
  const least = list[0]?.[0] ?? 0;
  const most = list[list.length - 1]?.[0] ?? least;
  const width = rangeWidth(most - least + 1);
  // Ranges begin at the limit, so that none lies on both of its sides.
  const anchor = threshold === undefined ? 0 : threshold.from;
  const first = anchor + Math.floor((least - anchor) / width) * width;
  const rows: Row[] = [];
  for (let from = first; from <= most; from += width) {
    const start = Math.max(from, least);
    rows.push({ from: start, to: Math.min(from + width - 1, most), probability: 0 });
  }
  for (const [value, probability] of list) {
    rows[Math.floor((value - first) / width)]!.probability += probability;
  }
  return rows;
}

function rangeWidth(span: number): number {
  for (let power = 1; ; power *= 10) {
    for (const width of WIDTHS) {
      if (span / (width * power) <= MOST_ROWS - 1) {
        return width * power;
      }
    }
  }
}

function bar(terminal: Terminal, length: number, room: number): string {
  const eighths = Math.round(length * 8);
  const drawn = terminal.unicode
    ? '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7]
    : '#'.repeat(Math.round(length));
  return paint(terminal, 'accent', drawn) + ' '.repeat(Math.max(0, room - drawn.length));
}

function rule(terminal: Terminal, { from, says }: Threshold, length: number): string {
  const words = ` ${says} from ${from} `;
  const dash = terminal.unicode ? '─' : '-';
  return `  ${words.padStart(words.length + 4, dash).padEnd(length, dash)}`;
}

function meanMark(
  terminal: Terminal,
  row: Row,
  rows: readonly Row[],
  mean: number | undefined,
  end: number,
): string {
  if (mean === undefined) {
    return '';
  }
  const next = rows[rows.indexOf(row) + 1]?.from ?? end;
  const inside = (mean >= row.from || row === rows[0]) && mean < next;
  return inside ? meanArrow(terminal, mean) : '';
}

function meanArrow(terminal: Terminal, mean: number): string {
  return `  ${terminal.unicode ? '◂' : '<'} mean ${Number(mean.toFixed(2))}`;
}
