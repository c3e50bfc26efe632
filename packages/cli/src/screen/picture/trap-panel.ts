// What the hero can expect of traps on a square, as lines of a panel.

import type { OddsAnswer } from '@roguewright/engine/odds';
import { squareLines } from '@roguewright/engine/words';
import { decimal, percent } from '../../terminal/numbers.ts';
import { wrapped } from '../terminal/lines.ts';
import type { Line } from './panels.ts';

/** The lines, with an empty one before them. */
export function trapPanel(answer: OddsAnswer, columns: number): Line[] {
  const lines = squareLines(answer, { percent, decimal }).flatMap(line => wrapped(line, columns));
  return lines.length === 0 ? [] : ['', ...lines].map(text => ({ text }));
}
