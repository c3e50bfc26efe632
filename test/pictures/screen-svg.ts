// A terminal's screen as SVG: runs of equal style as one text each, every sign with a place of its own,
// so that columns stand under each other in whatever face there is.

import type { Cell } from './screen-cells.ts';

const CELL = { width: 9, height: 19 };
const EDGE = 14;
const GROUND = '14;16;20';
const INK = '233;226;208';

/** Blocks of eighths of a cell, from the left. */
const EIGHTHS = '▏▎▍▌▋▊▉█';

/** Shades of a whole cell, the faintest first: quarters of the ink. */
const SHADES = '░▒▓';

/** Cells of one style in a row. */
interface Run {
  readonly x: number;
  readonly text: string;
  readonly cell: Cell;
}

/** The whole picture. @param title description for screen readers */
export function screenSvg(rows: readonly (readonly Cell[])[], title: string): string {
  const columns = rows[0]?.length ?? 0;
  const width = columns * CELL.width + 2 * EDGE;
  const height = rows.length * CELL.height + 2 * EDGE;
  const body = rows.flatMap((row, y) => runsOf(row).flatMap(run => drawRun(run, y)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="rgb(${GROUND.replaceAll(';', ',')})"/>`,
    '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" shape-rendering="crispEdges">',
    ...body,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function runsOf(row: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  for (const [x, cell] of row.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last.cell, cell)) {
      runs[runs.length - 1] = { ...last, text: last.text + cell.sign };
    } else {
      runs.push({ x, text: cell.sign, cell });
    }
  }
  return runs;
}

function isAlike(one: Cell, other: Cell): boolean {
  return (
    one.ink === other.ink &&
    one.ground === other.ground &&
    one.bold === other.bold &&
    one.reverse === other.reverse
  );
}

function drawRun({ x, text, cell }: Run, y: number): string[] {
  const ink = cell.ink || INK;
  const ground = cell.ground || GROUND;
  const [front, back] = cell.reverse ? [ground, ink] : [ink, ground];
  const left = EDGE + x * CELL.width;
  const top = EDGE + y * CELL.height;
  const lines: string[] = [];
  if (back !== GROUND) {
    const size = `width="${[...text].length * CELL.width}" height="${CELL.height}"`;
    lines.push(`<rect x="${left}" y="${top}" ${size} fill="${rgb(back)}"/>`);
  }
  // Blanks at either end need no ink, and those inside must not be joined.
  const inner = text.trimEnd();
  const start = inner.length - inner.trimStart().length;
  const shown = [...inner.trimStart()];
  if (shown.length > 0) {
    const columns = shown.map((_, column) => left + (start + column) * CELL.width);
    // Faces draw blocks with gaps between them, or have none: these are drawn.
    lines.push(...shown.flatMap((sign, column) => drawBlock(sign, columns[column]!, top, front)));
    const weight = cell.bold ? ' font-weight="bold"' : '';
    const at = `x="${columns.join(' ')}" y="${top + 14}"`;
    const open = `<text ${at} fill="${rgb(front)}"${weight} xml:space="preserve">`;
    const letters = shown.map(sign => (isBlock(sign) ? ' ' : sign)).join('');
    lines.push(`${open}${escaped(letters)}</text>`);
  }
  return lines;
}

function isBlock(sign: string): boolean {
  return EIGHTHS.includes(sign) || SHADES.includes(sign);
}

function drawBlock(sign: string, x: number, y: number, ink: string): string[] {
  if (!isBlock(sign)) {
    return [];
  }
  const eighths = EIGHTHS.indexOf(sign) + 1 || 8;
  const shade = SHADES.indexOf(sign) + 1 || 4;
  const size = `width="${(CELL.width * eighths) / 8}" height="${CELL.height}"`;
  return [`<rect x="${x}" y="${y}" ${size} fill="${rgb(ink)}" fill-opacity="${shade / 4}"/>`];
}

function rgb(colour: string): string {
  const parts = colour.split(';').map(part => Number(part).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
