// Speed as NetHack 3.7 plays it (development, 2024-10-24), where 3.6.7 does otherwise. src/attrib.c,
// src/potion.c, src/zap.c, src/do_wear.c, src/hack.c (weight_cap), src/mon.c (m_move).

import type { Chance } from '../../chance/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import { added, type Patch } from '../patch.ts';

/** Costs a whole move, or the movement in hand with a probability proportional to it. */
function strikeBackForWhatThereIs(
  chance: Chance,
  movement: number,
  move: number,
): number | undefined {
  // movement > rn2(12)
  return chance.test(movement, move, 'has-time') ? Math.min(movement, move) : undefined;
}

/** The differences of NetHack 3.7. */
export const speed: Patch<SpeedRules> = {
  capacity: { least: 1 },
  quickness: {
    fastAtLevel: { archeologist: 10 },
    potionForGood: true,
    wandTurns: added({ least: 50, spread: 25 }),
    worn: ['speed-boots', 'blue-dragon-scales', 'blue-dragon-scale-mail'],
  },
  steps: { strikeBackPrice: strikeBackForWhatThereIs },
};
