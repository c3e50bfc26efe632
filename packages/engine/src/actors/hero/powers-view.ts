// What everything worn and held comes to, as the sheet keeps it.

import { BONUS_TARGETS, type BonusTarget } from '../../objects/index.ts';
import type { Attribute } from '../../rulesets/index.ts';

/** What is worn, added up. */
export interface WornPowers {
  /** By what the numbers of things count for; may be negative. */
  readonly bonuses: Readonly<Record<BonusTarget, number>>;
  /** Attributes with what is worn; absent: nothing worn changes any. */
  readonly attributes: Readonly<Record<Attribute, number>> | undefined;
  /** Something other than the weapon is blessed. */
  readonly blessed: boolean;
  /** Percent by number of the attack type, at most 100. */
  readonly resists: Readonly<Record<number, number>>;
}

const NO_BONUSES = Object.fromEntries(BONUS_TARGETS.map(target => [target, 0])) as Readonly<
  Record<BonusTarget, number>
>;

/** Nothing worn has powers. */
export const NO_POWERS: WornPowers = {
  bonuses: NO_BONUSES,
  attributes: undefined,
  blessed: false,
  resists: {},
};
