// Teleportation. NetHack 3.6.7 src/zap.c (bhitm: SPE_TELEPORT_AWAY), src/muse.c (find_defensive).

import { type PowerRule, powerRule, works } from '../power-rule.ts';

/** Teleports the target within the level. */
export const teleport: PowerRule = powerRule({
  word: 'teleport',
  also: ['teleport-away', 'teleportation'],
  travels: ['beam'],
  brings: 'teleport',
  escapes: true,
  // quirk: this can't be resisted.
  hit: () => works(true),
});
