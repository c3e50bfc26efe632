// Spellcasting of NetHack 3.2.0 as far as it is documented: armour hinders from this version on.

import type { CastingRules } from '../../casting/index.ts';
import { chance, gear } from '../nethack-3.4.3/casting.ts';
import { roles } from '../nethack-3.4.3/casting-roles.ts';
import type { Patch } from '../patch.ts';

const { largeShieldOver, largeShieldSpecialOver } = chance;

/** The differences. The size of the penalties is that of 3.4.3: the sources don't state it. */
export const casting: Patch<CastingRules> = {
  gear,
  roles: Object.fromEntries(Object.entries(roles).map(([role, { shield }]) => [role, { shield }])),
  chance: { largeShieldOver, largeShieldSpecialOver },
};
