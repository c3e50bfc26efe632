// Teleportation. NetHack 3.6.7 src/zap.c (bhitm: SPE_TELEPORT_AWAY), src/muse.c (find_defensive).

import { powerRule, works } from '../power-rule.ts';

/** Takes to another place of the level. */
export const teleport = powerRule({
  word: 'teleport',
  also: ['teleport-away', 'teleportation'],
  travels: ['beam'],
  brings: 'teleport',
  escapes: true,
  // quirk: nobody's mind resists being sent away.
  hit: () => works(true),
});
