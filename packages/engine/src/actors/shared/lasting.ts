// What lasts on a creature: conditions and forces. A hero's creature shares those of his sheet.

import { Forces } from '../../spells/index.ts';
import { Conditions } from './conditions.ts';

/** A body on which conditions and forces last. */
export class Lasting {
  /** Temporary conditions. */
  conditions: Conditions = new Conditions();
  /** Lasting effects of spells. */
  forces: Forces = new Forces();
}
