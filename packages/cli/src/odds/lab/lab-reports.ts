// Comparisons, goals and steps in lines.

import { type LabAnswer, shownDifference, shownValue } from '@roguewright/engine/face';
import type {
  Axis,
  ComparedFigure,
  Figure,
  Goal,
  OneStep,
  Solution,
  Tried,
} from '@roguewright/engine/odds';
import { decimal } from '../../terminal/numbers.ts';
import { paint } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { legend } from './sweep-report.ts';

/** All figures with what they are of. */
export function figuresText(figures: readonly Figure[]): string {
  return table(
    figures.map(({ name, kind, value, of }) => [`  ${name}`, shownValue(kind, value), of]),
  );
}

/** Both questions, both columns and their difference. */
export function compareText(
  terminal: Terminal,
  answers: readonly LabAnswer[],
  figures: readonly ComparedFigure[],
): string {
  const rows = figures.map(({ name, kind, a: one, b: other, difference: less }) => [
    `  ${name}`,
    shownValue(kind, one),
    shownValue(kind, other),
    shownDifference(kind, less),
  ]);
  const columns = Math.min(terminal.columns, 100);
  const heads = answers.map(({ title, rules }, at) => {
    const name = `${'AB'[at]}: ${title}`;
    return `${paint(terminal, 'accent', wrap(name, columns))}${rules}\n\n`;
  });
  return `${heads.join('')}${table([['', 'A', 'B', 'A − B'], ...rows])}\n${legend(figures)}`;
}

/** Where the goal is met, with the values just outside. */
export function solveText(goal: Goal, figure: Figure, axis: Axis, solution: Solution): string {
  const bound = figure.kind === 'chance' ? `${decimal(100 * goal.bound)} %` : decimal(goal.bound);
  const head = `  ${figure.name} ${goal.than} ${bound} (${figure.of}), by ${axis.input}:\n`;
  const { stretches, tried } = solution;
  const told = ({ value, figure: number }: Tried) =>
    `${axis.input} ${value}: ${shownValue(figure.kind, number)}`;
  if (stretches.length === 0) {
    const [first, last] = [tried.at(0), tried.at(-1)];
    const ends = [first, last].flatMap(one => (one === undefined ? [] : [told(one)]));
    return `${head}  never; ${ends.join(', ')}\n`;
  }
  const lines = stretches.map(({ from, to, before, after }) => {
    const range = from === to ? `at ${told(from)}` : `from ${told(from)} to ${told(to)}`;
    const outside = [before, after].flatMap(one => (one === undefined ? [] : [told(one)]));
    return `  ${range}${outside.length === 0 ? '' : `; not at ${outside.join(', nor at ')}`}\n`;
  });
  return `${head}${lines.join('')}`;
}

/** The steps in a table, then what changes nothing. */
export function stepsText({ figure, steps, idle }: OneStep): string {
  const { name, kind, value, of } = figure;
  const rows = steps.map(({ input, from, to, before, after }) => [
    `  ${input}`,
    `${from} → ${to}`,
    shownValue(kind, after),
    shownDifference(kind, after - before),
  ]);
  const now = `  ${name} is ${shownValue(kind, value)} (${of}). One step of each input, the most helpful first:\n\n`;
  const none = '  No single step changes it.\n';
  const rest = idle.length === 0 ? '' : `\n  These change nothing: ${idle.join(', ')}.\n`;
  return `${now}${steps.length === 0 ? none : table(rows)}${rest}`;
}
