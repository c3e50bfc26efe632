// A row of boxes, as tall as the one that holds most.

import { type Area, type Drawing, textWidth } from './drawing.ts';

/** A room, and the rooms inside it in their order. */
export interface Box {
  readonly name: string;
  readonly rooms: readonly string[];
}

const GAP = 10;
const NAME = 26;
const CHIP = 20;
const PADDING = 8;

/** Draws a row that fills the width. @returns its height in pixels */
export function rowsOfBoxes(
  drawing: Drawing,
  boxes: readonly Box[],
  { x, y, width }: Omit<Area, 'height'>,
): number {
  const each = (width - GAP * (boxes.length - 1)) / boxes.length;
  const lines = boxes.map(({ rooms }) => wrapped(rooms, each - 2 * PADDING));
  const tallest = Math.max(...lines.map(({ length }) => length));
  const height = NAME + (tallest === 0 ? 0 : tallest * (CHIP + 4) + PADDING - 4);
  for (const [index, { name }] of boxes.entries()) {
    const left = x + index * (each + GAP);
    drawing.box({ x: left, y, width: each, height }, name);
    for (const [row, chips] of lines[index]!.entries()) {
      let at = left + PADDING;
      for (const chip of chips) {
        const chipWidth = widthOf(chip);
        drawing.chip(
          { x: at, y: y + NAME + row * (CHIP + 4), width: chipWidth, height: CHIP },
          chip,
        );
        at += chipWidth + 4;
      }
    }
  }
  return height;
}

function widthOf(chip: string): number {
  return textWidth(chip) + 2 * PADDING;
}

/** The chips in lines of at most that width. */
function wrapped(chips: readonly string[], width: number): string[][] {
  const lines: string[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const chip of chips) {
    const more = widthOf(chip) + 4;
    if (used + more > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(chip);
    used += more;
  }
  return lines;
}
