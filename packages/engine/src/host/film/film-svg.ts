// A film as a moving picture: one SVG without scripts, which browsers and image viewers play by themselves. Where a
// reader wants less motion, it stands still at its fullest frame.

import { hueLook, type PaletteName } from '../../words/index.ts';
import { areaOf, cellsOf, type FilmCell } from './film-cells.ts';
import { filmTitle } from './film-text.ts';
import type { SpellFilm } from './spell-film.ts';

/** Pixels of a square, and of the margin. */
const WIDE = 14;
const HIGH = 20;
const MARGIN = 10;

const NIGHT = '#14121a';
const GROUND = '#8a8375';
const REMEMBERED = '#4b463f';

/** Seconds of a tick, and of the last picture before the film begins again. */
const TICK = 0.25;
const REST = 1.5;

/** A picture and the seconds that it is shown. */
interface Picture {
  readonly cells: readonly (readonly FilmCell[])[];
  seconds: number;
}

/** How a film is drawn. */
export interface FilmLook {
  /** Absent: the standard palette. */
  readonly palette?: PaletteName;
  /** It stands still at its fullest frame. */
  readonly isStill?: boolean;
}

/** The film as the text of an SVG file. */
export function filmSvg(film: SpellFilm, look: FilmLook = {}): string {
  const { palette = 'standard', isStill = false } = look;
  const area = areaOf(film);
  const width = area.width * WIDE + 2 * MARGIN;
  const height = area.height * HIGH + 2 * MARGIN;
  const pictures = picturesOf(film);
  const total = pictures.reduce((sum, { seconds }) => sum + seconds, 0);
  const fullest = pictures.reduce(
    (best, { cells }, index) => (fullness(cells) > fullness(pictures[best]!.cells) ? index : best),
    0,
  );
  const common = commonCells(pictures.map(({ cells }) => cells));
  let at = 0;
  const frames = pictures.map(({ cells, seconds }, index) => {
    const from = at;
    at += seconds;
    const times = { from, seconds, total };
    return frameSvg(index, index === fullest, times, drawn(cells, common, palette));
  });
  const motion = frames.map(({ rule }) => rule).join('');
  const rules = isStill
    ? '.p{visibility:visible}'
    : `${motion}@media(prefers-reduced-motion:reduce){.f{animation:none!important}.p{visibility:visible}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(filmTitle(film))}</title>`,
    `<style>text{font:16px ui-monospace,Menlo,Consolas,monospace;white-space:pre}` +
      `.f{visibility:hidden}${rules}</style>`,
    `<rect width="${width}" height="${height}" rx="6" fill="${NIGHT}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...drawn(common, undefined, palette),
    ...frames.map(({ group }) => group),
    '</g></svg>',
    '',
  ].join('\n');
}

interface Times {
  readonly from: number;
  readonly seconds: number;
  readonly total: number;
}

function frameSvg(index: number, isFullest: boolean, times: Times, parts: readonly string[]) {
  const { from, seconds, total } = times;
  const share = (second: number) => round((100 * second) / total);
  const until = from + seconds;
  const hides = until < total ? `${share(until)}%{visibility:hidden}` : '';
  const waits = from > 0 ? '0%{visibility:hidden}' : '';
  const rule =
    `@keyframes k${index}{${waits}${share(from)}%{visibility:visible}${hides}}` +
    `#f${index}{animation:k${index} ${round(total)}s step-end infinite}`;
  const group = `<g class="f${isFullest ? ' p' : ''}" id="f${index}">${parts.join('')}</g>`;
  return { rule, group };
}

function picturesOf(film: SpellFilm): Picture[] {
  const area = areaOf(film);
  const pictures: Picture[] = [];
  for (const frame of film.frames) {
    const cells = cellsOf(frame, area);
    const before = pictures.at(-1);
    if (before !== undefined && JSON.stringify(before.cells) === JSON.stringify(cells)) {
      before.seconds = Math.min(before.seconds + TICK, REST);
    } else {
      pictures.push({ cells, seconds: pictures.length === 0 ? 2 * TICK : TICK });
    }
  }
  pictures.at(-1)!.seconds = REST;
  return pictures;
}

/** Number of squares with an effect. */
function fullness(cells: Picture['cells']): number {
  return cells.flat().filter(({ shows }) => shows === 'effect').length;
}

const BARE: FilmCell = { sign: ' ', hue: '', shows: 'unknown' };

/** The squares that look the same in all pictures; the others are bare. */
function commonCells(pictures: readonly Picture['cells'][]): FilmCell[][] {
  const [first = [], ...others] = pictures;
  return first.map((row, y) =>
    row.map((cell, x) => (others.every(cells => isSame(cells[y]![x]!, cell)) ? cell : BARE)),
  );
}

function isSame(one: FilmCell, other: FilmCell): boolean {
  return one.sign === other.sign && one.hue === other.hue && one.shows === other.shows;
}

/** The squares that aren't common, drawn: a glow under each effect, then the signs, by colour and row. */
function drawn(
  cells: Picture['cells'],
  common: Picture['cells'] | undefined,
  palette: PaletteName,
): string[] {
  const glows = new Map<string, string>();
  const signs = new Map<string, { x: number[]; text: string; colour: string; y: number }>();
  cells.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell.sign === ' ' || (common !== undefined && common[y]![x]!.sign !== ' ')) {
        return;
      }
      const colour = colourOf(cell, palette);
      if (cell.shows === 'effect') {
        const path = `M${x * WIDE} ${y * HIGH}h${WIDE}v${HIGH}h-${WIDE}z`;
        glows.set(colour, `${glows.get(colour) ?? ''}${path}`);
      }
      const key = `${colour} ${y}`;
      const line = signs.get(key) ?? { x: [], text: '', colour, y };
      line.x.push(x * WIDE + 2);
      line.text += cell.sign;
      signs.set(key, line);
    });
  });
  return [
    ...[...glows].map(([colour, path]) => `<path d="${path}" fill="${colour}" opacity=".28"/>`),
    ...[...signs.values()].map(
      ({ x, text, colour, y }) =>
        `<text fill="${colour}" y="${y * HIGH + 15}" x="${x.join(' ')}">${escaped(text)}</text>`,
    ),
  ];
}

function colourOf({ shows, hue }: FilmCell, palette: PaletteName): string {
  if (shows === 'ground' || shows === 'remembered') {
    return shows === 'ground' ? GROUND : REMEMBERED;
  }
  return hueLook(palette, hue).colour;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
