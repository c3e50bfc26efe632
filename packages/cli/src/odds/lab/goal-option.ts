// The goal of --solve: `fail<5%`, `kill >= 50 %`, `damage>20`.

import { UsageError } from '@roguewright/engine/errors';
import type { Figure, Goal } from '@roguewright/engine/odds';
import { figureOption } from './figure-option.ts';

const GOAL = /^([a-z-]+)\s*(<=|>=|<|>)\s*(\d+(?:\.\d+)?)\s*(%?)$/;

/** Reads the goal. Throws a UsageError for another form, and for a figure that the answer doesn't have. */
export function goalOption(text: string, figures: readonly Figure[]): Goal {
  const match = GOAL.exec(text.trim());
  if (match === null) {
    throw new UsageError('--solve', text, 'a figure and a bound, such as "fail<5%" or "damage>20"');
  }
  const [, name = '', than = '', bound = '', sign = ''] = match;
  const figure = figureOption('--solve', name, figures);
  if ((figure.kind === 'chance') !== (sign === '%')) {
    const form = figure.kind === 'chance' ? 'a bound in %' : 'a bound without %';
    throw new UsageError('--solve', text, `${form}, as ${figure.name} is ${figure.of}`);
  }
  const scale = sign === '%' ? 100 : 1;
  return { figure: figure.name, than: than as Goal['than'], bound: Number(bound) / scale };
}
