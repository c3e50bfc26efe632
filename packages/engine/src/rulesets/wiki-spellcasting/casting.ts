// What the wiki's page on spellcasting says where it and NetHack 3.6.7 disagree: one switch a row.

import {
  type CastingRules,
  chosenSquare,
  dealtIfPositive,
  unbounded,
} from '../../casting/index.ts';
import type { Patch } from '../patch.ts';

/** One statement of the document that differs from the program. */
interface CastingSwitch {
  /** The default ruleset follows it too. */
  readonly house: boolean;
  readonly patch: Patch<CastingRules>;
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
  /** A book can be read again at 1,000 turns. */
  'reread-at-1000': { house: true, patch: { memory: { reread: { wellKnownAbove: 1000 } } } },
  /** A forgotten spell has an asterisk in the menu, beside the retention. */
  'asterisk-mark': { house: true, patch: { menu: { forgottenMark: '*' } } },
  /** The first explosion is on the chosen point, whatever is in the way. */
  'burst-at-target': {
    house: false,
    patch: { attack: { explosion: { centre: chosenSquare } } },
  },
  /** A low intelligence takes 3 off the damage, without a floor; what falls below 0 deals nothing. */
  'flat-damage-bonus': {
    house: false,
    patch: { steps: { boundDamage: unbounded }, attack: { dealt: dealtIfPositive } },
  },
} as const satisfies Readonly<Record<string, CastingSwitch>>;
