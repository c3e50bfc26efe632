import { integerIn } from '../errors/index.ts';
import type { WandView } from './wrest.ts';

/** Most charges that any item can hold; a signed byte in the original. */
const MOST_CHARGES = 127;

/** The view when it is one. Throws a UsageError that names field, value and range. */
export function validateWand(view: WandView): WandView {
  return { charges: integerIn('charges', view.charges, -MOST_CHARGES, MOST_CHARGES) };
}
