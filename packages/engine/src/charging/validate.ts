// Validation of inputs for the charging rules.

import { integerIn, memberOf } from '../errors/index.ts';
import type { BookChargeView } from './recharge/book.ts';
import type { ToolChargeView } from './recharge/tool.ts';
import type { WandChargeView } from './recharge/wand.ts';
import { AIMS, BEATITUDES, MOST_RECHARGED } from './slot/names.ts';
import type { RingChargeView } from './slot/ring-rules.ts';
import type { WandView } from './use/wrest.ts';

/** Maximum charges of any item; a signed byte in the original. */
const MOST_CHARGES = 127;
/** More fuel than any item holds. */
const MOST_FUEL = 1_000_000;
/** NetHack's maximum luck, with a luckstone. */
const MOST_LUCK = 13;

/** Returns the view if it is valid. Throws a UsageError that names field, value and range. */
export function validateWand(view: WandView): WandView {
  return { charges: integerIn('charges', view.charges, -MOST_CHARGES, MOST_CHARGES) };
}

/** Throws a UsageError for an unknown beatitude or aim, or for impossible charges. */
export function validateWandCharge(view: WandChargeView): void {
  memberOf('aim', view.aim, AIMS);
  validateCounted(view, -1);
}

/** Throws a UsageError for an unknown beatitude or aim, or for impossible charges. */
export function validateBook(view: BookChargeView): void {
  memberOf('aim', view.aim, AIMS);
  validateCounted(view, -1);
}

/** Throws a UsageError for an unknown beatitude, or for impossible charges or fuel. */
export function validateTool(view: ToolChargeView): void {
  validateCounted(view, -MOST_CHARGES);
  integerIn('fuel', view.fuel ?? 0, 0, MOST_FUEL);
  integerIn('burning', view.burning ?? 0, 0, MOST_FUEL);
}

/** Throws a UsageError for an unknown beatitude, or for an impossible enchantment or luck. */
export function validateRing(view: RingChargeView): void {
  memberOf('source', view.source, BEATITUDES);
  integerIn('enchantment', view.enchantment, -MOST_CHARGES, MOST_CHARGES);
  integerIn('luck', view.luck ?? 0, -MOST_LUCK, MOST_LUCK);
}

type CountedView = Pick<WandChargeView, 'source' | 'beatitude' | 'charges' | 'recharged'>;

function validateCounted(view: CountedView, least: number): void {
  memberOf('source', view.source, BEATITUDES);
  memberOf('beatitude', view.beatitude, BEATITUDES);
  integerIn('charges', view.charges, least, MOST_CHARGES);
  integerIn('recharged', view.recharged, 0, MOST_RECHARGED);
}
