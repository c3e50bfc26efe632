// The registry of subtypes: the only place where a subtype number is looked up.

import { InvariantError } from '../../errors/index.ts';
import type { Subtype } from '../spell-world.ts';
import { bullet } from './bullet.ts';
import { explosion } from './explosion.ts';
import { healing } from './healing.ts';

/** Every subtype, in the order of its number. */
export const SUBTYPES: readonly Subtype[] = [bullet, explosion, healing];

const BY_NUMBER: ReadonlyMap<number, Subtype> = new Map(
  SUBTYPES.map(subtype => [subtype.number, subtype]),
);

/** The subtype of that number. Throws an InvariantError: content is checked when it is loaded. */
export function subtypeOf(number: number): Subtype {
  const subtype = BY_NUMBER.get(number);
  if (subtype === undefined) {
    throw new InvariantError(`no spell subtype ${number}`);
  }
  return subtype;
}
