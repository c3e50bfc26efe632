// The rules of breaking a wand. NetHack 3.6.7 src/apply.c (do_break_wand), src/explode.c (explode).

import type { Chance } from '../../../chance/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

/** A wand that is broken. */
export interface BrokenView {
  /** Its charges; nothing happens at 0 or less. */
  readonly charges: number;
  /** The class of its blast, a key of the slot's `breaking.blasts`; empty: it only releases its magic. */
  readonly blast: string;
}

/** Damage of a breaking wand to its breaker and his neighbours. Labels: `blast`. */
export function brokenDamage(
  chance: Chance,
  { perCharge, blasts, smash }: WorldRules['tools']['breaking'],
  { charges, blast }: BrokenView,
): number {
  if (charges <= 0) {
    return 0;
  }
  if (blast === 'smash') {
    return chance.roll(smash.least + charges, smash.sides, 'blast');
  }
  const whole = perCharge * charges;
  const times = blasts[blast];
  return times === undefined ? chance.roll(1, whole, 'blast') : times * whole;
}
