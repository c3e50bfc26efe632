// A figure of the answer by its name.

import { UsageError } from '@roguewright/engine/errors';
import { type Figure, figureNamed } from '@roguewright/engine/odds';
import { nameOption } from '../../options.ts';

/**
 * The figure of that name; the first where none is named.
 * @param field the option that names it
 * @throws UsageError for another name, and where the answer has no figures
 */
export function figureOption(
  field: string,
  text: string | undefined,
  figures: readonly Figure[],
): Figure {
  const [first] = figures;
  if (first === undefined) {
    throw new UsageError(field, text ?? '', 'a question that the rules answer with numbers');
  }
  const names = figures.map(({ name }) => name);
  return text === undefined ? first : figureNamed(figures, nameOption(field, text, names))!;
}
