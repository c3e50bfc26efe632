// How levels are dug.

import type { WorldRules } from '../../../worldrules/index.ts';

/** Own rules. What is hidden: NetHack 3.6.7 src/mklev.c (dodoor), src/sp_lev.c (dig_corridor), from level 5 on. */
export const digging: WorldRules['digging'] = {
  kinds: { rooms: 6, others: { sure: -1, perLevel: 1, most: 6 } },
  rooms: {
    sizes: [
      { weight: 3, width: { least: 3, most: 5 }, height: { least: 2, most: 3 } },
      { weight: 5, width: { least: 5, most: 11 }, height: { least: 3, most: 5 } },
      { weight: 2, width: { least: 10, most: 17 }, height: { least: 4, most: 7 } },
    ],
    triesPerHundred: 7,
    squaresPerRoom: 150,
    dark: { deeper: -1, over: 5 },
  },
  caves: {
    stonePercent: 44,
    lessStone: 3,
    attempts: 6,
    smoothings: 4,
    majority: 5,
    airOneIn: 3,
    leastHollow: 10,
    litOver: 1,
    share: { least: 32, most: 48 },
    waysIn: 2,
  },
  loopsOneIn: 3,
  doors: {
    open: { doorway: 30, openDoor: 20, closed: 36 },
    broken: { sure: 4, perLevel: 1, most: 14 },
    locked: { sure: -4, perLevel: 4, most: 20 },
    hidden: { sure: -1, perLevel: 1, most: 4 },
    doorsOutOf: 16,
    corridorsOutOf: 100,
  },
  water: {
    weights: [2, 1, 1],
    riverWidth: 4,
    lake: { least: 20, over: 12, most: 120 },
    pool: { oneIn: 3, over: 3, width: 6, height: 4 },
  },
  stairsApartTenths: 6,
  branches: {
    mines: { stonePercent: 42, smoothings: 2, leastHollow: 6, litOver: 3 },
    sewers: { along: 2, across: { least: 3, most: 4 } },
    keep: { hall: { least: 4, most: 13 }, loopsOneIn: 4 },
    drowned: { roomOneIn: 2, corridorOneIn: 3 },
    maze: { loopsOneIn: 12 },
  },
  zones: [
    { from: 6, ground: 'tree', patches: { least: 3, most: 6 }, size: { least: 4, most: 14 } },
    { from: 12, ground: 'ice', patches: { least: 3, most: 6 }, size: { least: 10, most: 40 } },
    { from: 19, ground: 'lava', patches: { least: 2, most: 5 }, size: { least: 8, most: 30 } },
  ],
};
