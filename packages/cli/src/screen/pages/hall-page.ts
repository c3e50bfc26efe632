// The hall of heroes on the full screen: a table that can be ordered, and seeds to play again.

import {
  HALL_BEGINNING,
  HALL_ORDERS,
  type HallLine,
  type HallOrder,
  type HallPage,
  type HallQuestion,
  type HallRanking,
  type HallStart,
  MOST_HALL_LINES,
} from '@roguewright/engine/game';
import { tellHallEnd, tellHallMarks, tellKeptConducts, tellPlace } from '@roguewright/engine/words';
import type { Stage } from '../stage/stage.ts';
import type { Cells } from '../terminal/cells.ts';
import { INK } from '../terminal/ink.ts';
import { clickedCell } from '../terminal/input.ts';
import { type Footer, fitting } from '../terminal/lines.ts';

/** How an order is asked for, and how its column is headed. */
const COLUMNS: Readonly<
  Record<HallOrder, { readonly key: string; readonly title: string; readonly width: number }>
> = {
  points: { key: 'p', title: 'Points', width: 8 },
  hero: { key: 'n', title: 'Name', width: 16 },
  level: { key: 'l', title: 'Level', width: 6 },
  deepest: { key: 'd', title: 'Deepest', width: 8 },
  turns: { key: 't', title: 'Turns', width: 7 },
};

/** The columns from left to right; race and role stand after the name. */
const SHOWN: readonly HallOrder[] = ['points', 'hero', 'level', 'deepest', 'turns'];

/** The first row of the table. */
const TOP = 3;

const HINT: Footer = [
  'Esc back; v other list; p n l d t order; Enter plays the seed; arrows choose',
  'Esc back; v other list; Enter plays the seed',
  'Esc back; v other; Enter plays',
];

/** What each list holds. */
const RANKING_TITLES: Readonly<Record<HallRanking, string>> = {
  verified: 'verified games',
  marked: 'marked games: a chosen seed, or tried out beforehand',
};

const NOBODY: Readonly<Record<HallRanking, string>> = {
  verified: 'No verified game is over yet. v: games of a chosen seed.',
  marked: 'No marked game is over yet. v: verified games.',
};

/** Shows the hall. @returns how a game of it was begun that is to be played again; nothing when left */
export async function visitHall(
  stage: Stage,
  ask: (question: HallQuestion) => Promise<HallPage>,
): Promise<HallStart | undefined> {
  let question: HallQuestion = { ...HALL_BEGINNING, count: MOST_HALL_LINES };
  let page = await ask(question);
  for (let at = 0; ; ) {
    const shown = page;
    const key = await stage.key(({ cells }) => drawHall(cells, shown, question, at));
    const room = stage.rows - TOP - 4;
    const order = HALL_ORDERS.find(one => COLUMNS[one].key === key);
    const clicked = clickedCell(key);
    if (key === 'v') {
      const ranking = question.ranking === 'verified' ? 'marked' : 'verified';
      question = { ...question, ranking };
      page = await ask(question);
      at = 0;
    } else if (order !== undefined) {
      // Once more turns it around.
      const descending = order === question.order ? !question.descending : order !== 'hero';
      question = { ...question, order, descending };
      page = await ask(question);
      at = 0;
    } else if (clicked !== undefined) {
      const row = clicked.y - TOP + firstOf(at, room, page.lines.length);
      at = row >= 0 && row < page.lines.length ? row : at;
    } else if (key === 'Enter') {
      const start = page.lines[at]?.start;
      if (start !== undefined) {
        return start;
      }
    } else if (STEPS[key] === undefined) {
      return undefined;
    } else {
      at = Math.min(Math.max(0, at + STEPS[key](room)), Math.max(0, page.lines.length - 1));
    }
  }
}

const STEPS: Readonly<Record<string, (room: number) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  j: () => 1,
  k: () => -1,
  WheelDown: () => 3,
  WheelUp: () => -3,
  ' ': room => room,
  PageDown: room => room,
  PageUp: room => -room,
};

function firstOf(at: number, room: number, lines: number): number {
  return Math.max(0, Math.min(at - (room >> 1), lines - room));
}

function drawHall(cells: Cells, page: HallPage, question: HallQuestion, at: number): void {
  cells.put(1, 0, 'Hall of heroes', { ink: INK.accent, bold: true });
  cells.put(18, 0, RANKING_TITLES[question.ranking], { ink: INK.muted });
  cells.put(0, cells.rows - 1, fitting(HINT, cells.columns), { ink: INK.muted });
  if (page.lines.length === 0) {
    cells.put(1, 2, NOBODY[question.ranking]);
    return;
  }
  let x = 1;
  for (const order of SHOWN) {
    const { title, width } = COLUMNS[order];
    const isOrder = order === question.order;
    const arrow = isOrder ? (question.descending ? ' ↓' : ' ↑') : '';
    cells.put(x, TOP - 1, `${title}${arrow}`, {
      ink: isOrder ? INK.accent : INK.muted,
      bold: isOrder,
    });
    x += width + 2;
  }
  cells.put(x, TOP - 1, 'Hero', { ink: INK.muted });
  const room = cells.rows - TOP - 4;
  const first = firstOf(at, room, page.lines.length);
  page.lines.slice(first, first + room).forEach((line, index) => {
    const text = rowOf(line).padEnd(cells.columns - 1);
    cells.put(0, TOP + index, ` ${text}`, { reverse: index + first === at });
  });
  const chosen = page.lines[at];
  if (chosen !== undefined) {
    const below = cells.rows - 3;
    const seed = chosen.start === undefined ? '' : ` Seed ${chosen.start.seed}.`;
    cells.put(1, below, `${tellHallEnd(chosen)}, ${tellPlace(chosen.depth)}.${seed}`);
    const marks = tellHallMarks(chosen.marks ?? [], chosen.heroes);
    const kept = tellKeptConducts(chosen);
    const notes = [kept, marks].filter(words => words !== '').map(words => `${words}.`);
    cells.put(1, below + 1, notes.join(' '), { ink: INK.muted });
    const range = `${at + 1} of ${page.total}`;
    cells.put(cells.columns - range.length - 1, 0, range, { ink: INK.muted });
  }
}

function rowOf(line: HallLine): string {
  const cells = SHOWN.map(order => {
    const { width } = COLUMNS[order];
    const value = order === 'hero' ? line.hero : String(line[order]);
    return order === 'hero' ? value.slice(0, width).padEnd(width) : value.padStart(width);
  });
  return [...cells, `${line.race} ${line.role}`].join('  ');
}
