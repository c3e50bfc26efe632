// The name that is offered to a player who begins or joins.

import { randomInt } from 'node:crypto';
import { heroNameFor } from '@roguewright/engine/words';

/** More than there are names. */
const MANY = 2 ** 32;

/** A name by chance. */
export function offeredName(): string {
  return heroNameFor(randomInt(MANY));
}
