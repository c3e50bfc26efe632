// The roles: NetHack's attributes and growth, and the Angband class as which each fights.
// NetHack 3.6.7 src/role.c (roles).

import type { RoleRow } from '../bridges.ts';

/** The roles that can be played, by id. */
export const roles: Readonly<Record<string, RoleRow>> = {
  wizard: {
    title: 'Wizard',
    about:
      'Casts from the first turn, hits when nothing else is left. Attack spells are its trade.',
    combatClass: 'mage',
    attributes: [7, 10, 7, 7, 7, 7],
    spread: [10, 30, 10, 20, 20, 10],
    hitPoints: {
      first: { sure: 10, sides: 0 },
      low: { sure: 0, sides: 8 },
      high: { sure: 1, sides: 0 },
    },
    energy: {
      first: { sure: 4, sides: 3 },
      low: { sure: 0, sides: 2 },
      high: { sure: 0, sides: 3 },
    },
    middleLevel: 12,
    schools: { attack: 'basic', enchantment: 'basic', school: 'unskilled' },
  },
};
