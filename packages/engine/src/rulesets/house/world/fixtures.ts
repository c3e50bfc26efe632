// Numbers of fixtures.

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Number of fixtures, roles and experience: own rules. Monsters that know a trap: NetHack 3.6.7 src/mon.c
 * (mfndpos, 1 in 40). Weight of a body: Crossfire arch/player (human, 70 kg).
 */
export const fixtures: WorldRules['fixtures'] = {
  fromDepth: 2,
  traps: { sure: 1, perDepth: 1, most: 6, sides: 3 },
  batteries: { oneIn: 2, most: 3, reach: 8 },
  firewallOneIn: 3,
  signOneIn: 2,
  mirrorOneIn: 4,
  featureOneIn: 2,
  disarmLevels: { archeologist: 3, rogue: 5, ranger: 2 },
  disarmExperience: 5,
  daresOneIn: 40,
  bodyWeight: 70_000,
};
