// Charging in EvilHack, where it differs from NetHack 3.6.7. EvilHack src/read.c (recharge),
// src/mkobj.c (mksobj).

import { between, type ChargingRules } from '../../charging/index.ts';
import { lamp, strip } from '../nethack-3.4.3/tools.ts';
import { added, type Patch } from '../patch.ts';

/** The differences of EvilHack. */
export const charging: Patch<ChargingRules> = {
  sources: { monsters: true },
  making: { recharged: { 'wand/wishing': added(1) } },
  wands: { special: { death: added({ limit: 8, least: 4, once: true }) } },
  tools: {
    rows: {
      // Stands for the brass lantern: the content uses this name.
      lantern: added(lamp),
      'blacksmith-hammer': added({
        counted: true,
        cursed: strip,
        uncursed: [{ kind: 'add', amount: between(1, 3), most: 5 }],
        blessed: [{ kind: 'add', amount: between(3, 5), most: 5 }],
        cutTo: 5,
        onlyTimes: { times: 2, evenCursed: false },
      }),
    },
    countedInVain: ['pick-axe', 'grappling-hook', 'unicorn-horn', 'trap-kit'],
  },
};
