// What the wiki's page on spellcasting says where it and NetHack 3.6.7 disagree: one switch a row.

import type { CastingRules } from '../../casting/index.ts';
import type { Patch } from '../patch.ts';

/** One statement of the document that differs from the program. */
interface CastingSwitch {
  /** The default ruleset follows it too. */
  readonly house: boolean;
  readonly patch: Patch<CastingRules>;
}

/** The bonus as it stands; the total may fall below 0, which deals nothing. */
function flatDamage(damage: number, bonus: number): number {
  return damage + bonus;
}

/** The switches of the page by name. */
export const switches = {
  /** A forgotten spell is checked for stunning only: it can but backfire. */
  'forgotten-skips-checks': {
    house: true,
    patch: {
      prerequisites: {
        checks: {
          'cannot-chant': { meetsForgotten: false },
          'hands-not-free': { meetsForgotten: false },
        },
      },
    },
  },
  /** A low intelligence takes 3 off the damage, without a floor. */
  'flat-damage-bonus': { house: false, patch: { steps: { boundDamage: flatDamage } } },
} as const satisfies Readonly<Record<string, CastingSwitch>>;
