// The layout of the dungeon.

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Own rules. 26 levels lead down to the Amulet, and 17 more lie in five branches, each 1 deeper in danger than the
 * level above it.
 */
export const layout: WorldRules['layout'] = {
  deepest: 26,
  branches: {
    mines: { leaves: { least: 2, most: 4 }, levels: 5 },
    sewers: { leaves: { least: 5, most: 7 }, levels: 3 },
    keep: { leaves: { least: 8, most: 11 }, levels: 4 },
    drowned: { leaves: { least: 13, most: 15 }, levels: 2 },
    maze: { leaves: { least: 17, most: 20 }, levels: 3 },
  },
  atHome: 4,
  drawnLevels: { times: 3, of: 4 },
  vaults: { oneIn: 2, tries: 300 },
};
