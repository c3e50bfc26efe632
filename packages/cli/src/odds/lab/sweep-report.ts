// A sweep as a table, a heat map, comma-separated values or JSON.

import { shownValue } from '@roguewright/engine/face';
import { type Axis, type Figure, figureNamed, type SweptCell } from '@roguewright/engine/odds';
import { briefPercent, decimal } from '../../terminal/numbers.ts';
import { paint, type Tone } from '../../terminal/paint.ts';
import { table } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** The figures of a sweep by name, as any of its answers describes them. */
function kinds(cells: readonly SweptCell[]): Figure[] {
  const byName = new Map(cells.flatMap(cell => cell.figures).map(figure => [figure.name, figure]));
  return [...byName.values()];
}

/** A row for each value, a column for each figure. */
export function sweepTable(axis: Axis, cells: readonly SweptCell[]): string {
  const figures = kinds(cells);
  const rows = cells.map(({ at, figures: own }) => [
    `  ${at[axis.input]}`,
    ...figures.map(({ name, kind }) => shownValue(kind, figureNamed(own, name)?.value)),
  ]);
  const head = `  At each ${axis.input}, whatever it is above:\n\n`;
  return `${head}${table([[`  ${axis.input}`, ...figures.map(({ name }) => name)], ...rows])}\n${legend(figures)}`;
}

/** What each figure is a share of, or counted in. */
export function legend(figures: readonly Pick<Figure, 'name' | 'of'>[]): string {
  return figures.map(({ name, of }) => `  ${name}: ${of}\n`).join('');
}

/** Shades from the least to the greatest. */
const SHADES = { unicode: ' ░▒▓█', plain: ' .:*#' };

/** The value of one figure at each pair of values, shaded; as many tables as the width demands. */
export function heatMap(
  terminal: Terminal,
  [down, across]: readonly [Axis, Axis],
  rows: readonly (readonly SweptCell[])[],
  figure: Figure,
): string {
  const cells = rows.map(row => row.map(({ figures }) => figureNamed(figures, figure.name)?.value));
  const finite = cells.flat().filter((value): value is number => Number.isFinite(value));
  const least = Math.min(...finite);
  const span = Math.max(...finite) - least;
  const rank = (value: number | undefined) =>
    value === undefined || span <= 0 ? 0 : Math.min(4, Math.floor((5 * (value - least)) / span));
  const shades = terminal.unicode ? SHADES.unicode : SHADES.plain;
  const texts = cells.map(row => row.map(value => `${brief(figure, value)}${shades[rank(value)]}`));
  const heads = across.values;
  const width =
    1 + Math.max(...heads.map(head => head.length + 1), ...texts.flat().map(text => text.length));
  const names = Math.max(down.input.length, ...down.values.map(value => value.length)) + 2;
  const room = Math.max(1, Math.floor((terminal.columns - names) / width));
  const blocks: string[] = [];
  for (let from = 0; from < heads.length; from += room) {
    const head = heads.slice(from, from + room).map(text => `${text} `.padStart(width));
    const lines = texts.map((row, at) => {
      const shadesOf = row
        .slice(from, from + room)
        .map((text, index) =>
          paint(terminal, toneOf(figure, rank(cells[at]![from + index])), text.padStart(width)),
        );
      return `${`  ${down.values[at]}`.padEnd(names)}${shadesOf.join('')}\n`;
    });
    blocks.push(`${`  ${down.input}`.padEnd(names)}${head.join('')}\n${lines.join('')}`);
  }
  const unit = figure.kind === 'chance' ? 'percent ' : '';
  return `  ${figure.name}: ${unit}${figure.of}; ${down.input} downwards, ${across.input} to the right, whatever they are above\n\n${blocks.join('\n')}`;
}

function brief({ kind }: Figure, value: number | undefined): string {
  if (value === undefined) {
    return '-';
  }
  return kind === 'chance' ? briefPercent(value).replace(' %', '') : decimal(value, 1);
}

function toneOf({ better }: Figure, rank: number): Tone {
  const good = better === 'more' ? rank : 4 - rank;
  return good === 4 ? 'good' : good === 0 ? 'bad' : 'muted';
}

/** One line for each answer: its inputs, then its figures as plain numbers; empty where it has none. */
export function sweepCsv(axes: readonly Axis[], cells: readonly SweptCell[]): string {
  const figures = kinds(cells);
  const head = [...axes.map(({ input }) => input), ...figures.map(({ name }) => name)];
  const lines = cells.map(({ at, figures: own }) => [
    ...axes.map(({ input }) => at[input] ?? ''),
    ...figures.map(({ name }) => String(figureNamed(own, name)?.value ?? '')),
  ]);
  return [head, ...lines].map(line => `${line.map(quoted).join(',')}\n`).join('');
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
