// Statements of NetHackWiki's page on spellcasting that contradict NetHack 3.6.7: one switch per row.

import {
  type CastingRules,
  chosenSquare,
  dealtIfPositive,
  unbounded,
} from '../../casting/index.ts';
import type { Switches } from '../switch.ts';

/** The switches of the page by name. */
export const switches: Switches<CastingRules> = {
  /** A forgotten spell is checked for stunning only, as it can only backfire. */
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
  /** A book can be reread when at most 1,000 turns of retention are left. */
  'reread-at-1000': { house: true, patch: { memory: { reread: { wellKnownAbove: 1000 } } } },
  /** A forgotten spell has an asterisk in the menu, beside its retention. */
  'asterisk-mark': { house: true, patch: { menu: { forgottenMark: '*' } } },
  /** The first explosion is on the chosen square, even behind an obstacle. */
  'burst-at-target': {
    house: false,
    patch: { attack: { explosion: { centre: chosenSquare } } },
  },
  /** Low intelligence reduces damage by 3 without a minimum; a negative total does no damage. */
  'flat-damage-bonus': {
    house: false,
    patch: { steps: { boundDamage: unbounded }, attack: { dealt: dealtIfPositive } },
  },
};
