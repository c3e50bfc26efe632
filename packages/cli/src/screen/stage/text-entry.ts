// A line of text that is typed on the screen.

import type { Line } from '../picture/panels.ts';
import { INK } from '../terminal/ink.ts';
import { wrapped } from '../terminal/lines.ts';
import { type Draw, drawSheet, type Stage } from './stage.ts';
import { typedText } from './typed-text.ts';

/** What is asked for. */
export interface TextQuestion<Value> {
  readonly title: string;
  /** The explanation above the field. */
  readonly about: readonly string[];
  /** What the field begins with. */
  readonly first: string;
  /** Filled in instead, until something is typed in its place. */
  readonly offered?: string;
  /** The value of a text, or the error to show for an invalid one. */
  readonly read: (text: string) => Value | string;
}

const HINT = ['Enter answers, ^U clears, Esc cancels', 'Enter answers, Esc cancels'];

/** Columns of the sheet. */
const WIDEST = 60;

/** Has a text typed until it can be read; nothing when it is left. */
export async function askText<Value extends object>(
  stage: Stage,
  under: Draw,
  { title, about, first, offered, read }: TextQuestion<Value>,
): Promise<Value | undefined> {
  let text = offered ?? first;
  let isOffered = offered !== undefined;
  let problem = '';
  for (;;) {
    const key = await stage.key(screen => {
      const columns = Math.min(WIDEST, stage.columns) - 4;
      const lines: Line[] = [
        ...about.flatMap(part => wrapped(part, columns)).map(line => ({ text: line })),
        { text: `${text}_`.slice(-columns), bold: true },
        ...wrapped(problem, columns).map(line => ({ text: line, ink: INK.bad })),
      ];
      under(screen);
      drawSheet(screen.cells, title, lines, HINT);
    });
    if (key === 'Escape' || key === '^C') {
      return undefined;
    }
    if (key === 'Enter') {
      const answer = read(text);
      if (typeof answer !== 'string') {
        return answer;
      }
      problem = answer;
      continue;
    }
    problem = '';
    const typed = typedText(text, key, isOffered);
    isOffered &&= typed === undefined;
    text = typed ?? text;
  }
}
