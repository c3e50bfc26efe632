// Speed in EvilHack, where it differs from NetHack 3.6.7. EvilHack src/allmain.c (moveloop),
// src/mon.c (mcalcmove), src/hack.c (spoteffects).

import type { SpeedRules } from '../../speed/index.ts';
import { added, type Patch } from '../patch.ts';

/** The differences of EvilHack. */
export const speed: Patch<SpeedRules> = {
  slowness: added({ always: 0, sometimes: -6, k: 2, n: 3 }),
  aids: {
    afterAdjustment: [
      { name: 'quick-under-water', times: 4, plus: 2, over: 3, least: 0, k: 1, n: 1 },
    ],
  },
  quickness: {
    wandTurns: added({ least: 50, spread: 25 }),
    slowTurns: added({ least: 13, spread: 11 }),
    endsSlowness: ['potion', 'spell', 'vapours', 'wand'],
  },
  sewage: added({
    sparesHero: [
      'levitates',
      'flies',
      'floats',
      'swims',
      'clings',
      'whirly',
      'tortle',
      'water-walking',
      'white-dragon-armor',
      'blue-dragon-armor',
      'mud-boots',
    ],
    sparesMonster: [
      'flies',
      'floats',
      'clings',
      'swims',
      'passes-walls',
      'levitates',
      'water-walking',
      'resists-slowing',
      'steed-of-flying-hero',
    ],
  }),
};
