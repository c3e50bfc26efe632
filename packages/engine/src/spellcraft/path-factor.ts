import type { Notebook } from '../chance/index.ts';
import { matches } from './effective-level.ts';
import type { PathFactors } from './rules.ts';
import type { PathView } from './views.ts';

/**
 * The path factor of a price or a time. Being both attuned and repelled gives 1. Notes `attuned-…` and
 * `repelled-…` with the factor in percent. Source: Crossfire include/spells.h (PATH_SP_MULT, PATH_TIME_MULT).
 */
export function pathFactor(
  factors: PathFactors,
  paths: PathView,
  notes: Notebook,
  of: 'price' | 'time',
): number {
  let factor = 1;
  if (matches(paths, paths.attuned)) {
    notes.note(`attuned-${of}`, Math.round(100 * factors.attuned));
    factor *= factors.attuned;
  }
  if (matches(paths, paths.repelled)) {
    notes.note(`repelled-${of}`, Math.round(100 * factors.repelled));
    factor *= factors.repelled;
  }
  return factor;
}
