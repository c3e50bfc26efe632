// The page of options: what is chosen holds at once, and is kept.

import type { OptionsPlace } from '../options/kept-options.ts';
import { OPTIONS, turned } from '../options/options.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { wrapped } from '../terminal/lines.ts';
import { effectSign, hueInk, type Screen, touchLook } from '../terminal/look.ts';
import type { Draw, Stage } from './stage.ts';

/** Hues by which a palette shows itself. */
const SHOWN = ['fire', 'frost', 'electricity', 'poison', 'magic', 'wounding', 'restoration'];

const HINT = 'Esc closes; arrows choose and change';

/** Rows above the options, and at least below them. */
const ROWS_BESIDE = 4;

/** Rows from one option to the next: with its description and an empty row, without that row, or without both. */
function stepOf(rows: number): number {
  return [3, 2].find(step => rows >= ROWS_BESIDE + step * OPTIONS.length) ?? 1;
}

/** Has options chosen. @returns why they couldn't be kept; empty when they are */
export async function chooseOptions(
  stage: Stage,
  place: OptionsPlace,
  under: Draw,
): Promise<string> {
  let problem = '';
  for (let at = 0; ; ) {
    const draw: Draw = screen => {
      under(screen);
      drawOptions(screen, stage, at);
    };
    const key = await stage.key(draw);
    const clicked = clickedCell(key);
    const row =
      clicked === undefined ? undefined : Math.floor((clicked.y - 2) / stepOf(stage.rows));
    const count = OPTIONS.length;
    if (row !== undefined && row >= 0 && row < count) {
      at = row;
    }
    if (key === 'ArrowDown' || key === 'j' || key === 'Tab') {
      at = (at + 1) % count;
    } else if (key === 'ArrowUp' || key === 'k' || key === 'Shift+Tab') {
      at = (at + count - 1) % count;
    } else if (CHANGES[key] !== undefined || row === at) {
      stage.options = turned(stage.options, OPTIONS[at]!, CHANGES[key] ?? 1);
      problem = place.keep(stage.options);
    } else if (row === undefined) {
      return problem;
    }
  }
}

const CHANGES: Readonly<Record<string, 1 | -1>> = {
  Enter: 1,
  ' ': 1,
  ArrowRight: 1,
  l: 1,
  ArrowLeft: -1,
  h: -1,
};

function drawOptions(screen: Screen, stage: Stage, at: number): void {
  const { cells } = screen;
  const columns = Math.min(cells.columns, 64);
  const left = cells.columns - columns;
  cells.clear(left, 0, columns, cells.rows);
  cells.clear(0, cells.rows - 1, cells.columns, 1);
  for (let y = 0; y < cells.rows; y++) {
    cells.put(left, y, '│', { ink: INK.line });
  }
  cells.put(left + 2, 0, 'Options', { ink: INK.accent, bold: true });
  const step = stepOf(cells.rows);
  const below = 3 + step * OPTIONS.length;
  OPTIONS.forEach(({ key, title, about, values }, index) => {
    const value = values.find(one => one.value === stage.options[key]);
    const text = ` ${title.padEnd(8)} ${value?.title ?? ''} `;
    cells.put(left + 2, 2 + step * index, text, { reverse: index === at, bold: true });
    if (step > 1) {
      cells.put(left + 3, 3 + step * index, about, { ink: INK.muted }, columns - 4);
    } else if (index === at) {
      wrapped(about, columns - 4).forEach((line, row) => {
        cells.put(left + 3, below - 1 + row, line, { ink: INK.muted });
      });
    }
  });
  if (step > 1) {
    drawHues(screen, left, below);
  }
  cells.put(left + 2, cells.rows - 1, HINT, { ink: INK.muted });
}

/** Hues as the palette shows them: squares to be touched, effects, words. */
function drawHues({ cells, palette }: Screen, left: number, top: number): void {
  SHOWN.forEach((hue, index) => {
    const ink = hueInk(palette, hue);
    const x = left + 3 + (index % 2) * 28;
    const y = top + (index >> 1);
    for (let share = 0; share < 4; share++) {
      const look = touchLook(palette, hue, share < 2 ? 'certain' : 'likely', (share % 2) * 0.9);
      cells.put(x + share, y, look.sign, look);
    }
    const sign = effectSign(palette, hue, '*');
    cells.put(x + 5, y, `${sign.repeat(3)} ${hue}`, { ink });
  });
}
