// Speed as dNetHack plays it, where NetHack 3.4.3 does otherwise. dNetHack src/allmain.c (moveloop),
// src/mon.c (mcalcmove), src/zap.c (zapyourself).

import type { AidRow, SpeedRules } from '../../speed/index.ts';
import { leaveWithWholeMove } from '../nethack-3.6.0/speed.ts';
import { added, type Patch } from '../patch.ts';

/** The lowest movement kept, in points: a debt of two moves. */
const DEEPEST_DEBT = -24;

/** A bonus of points. @param k chance in n; certain by default */
function more(name: string, plus: number, k = 1, n = 1): AidRow {
  return { name, times: 1, plus, over: 1, k, n };
}

/** Long actions leave a debt of at most two moves. */
function keepShallowDebt(total: number): number {
  return Math.max(DEEPEST_DEBT, total);
}

const certain = { k: 1, n: 1 } as const;

/** The differences of dNetHack. */
export const speed: Patch<SpeedRules> = {
  riding: { points: { restricted: -1, unskilled: 0, basic: 1, skilled: 2, expert: 3 } },
  aids: {
    form: [
      more('electric-half-dragon', 3),
      { name: 'stiletto-shoes', times: 5, plus: 0, over: 6, least: 0, ...certain },
      { name: 'wind-and-fire-wheels', times: 1, plus: 1, over: 2, least: 0, ...certain },
    ],
    points: [
      more('panicking', 2),
      more('singing-sword', 2),
      more('web-seal-in-web', 8),
      more('garnet-rod', 6),
      more('tensa-zangetsu', 12),
      { name: 'high-clock-speed', times: 2, plus: 0, over: 1, ...certain },
      more('high-clock-speed-android', 6, 2, 3),
      more('glyph-of-speed', 3),
      more('syllable-of-grace', 6),
      { name: 'soresu', times: 1, plus: -6, over: 1, least: 1, ...certain },
      { name: 'can-move', times: 1, plus: 0, over: 1, least: 1, ...certain },
      { name: 'low-clock-speed', times: 1, plus: 0, over: 2, ...certain },
    ],
    afterBurden: [{ name: 'fog-cloud', times: 1, plus: 0, over: 3, least: 1, ...certain }],
    beforeAdjustment: [
      { name: 'fast-resistance', times: 4, plus: 2, over: 3, least: 0, ...certain },
    ],
    bonus: {
      'eurynome-in-water': added({
        none: { always: 0, sometimes: 6, k: 2, n: 3 },
        fast: { always: 4, sometimes: 4, k: 2, n: 3 },
        'very-fast': { always: 8, sometimes: 4, k: 1, n: 3 },
      }),
    },
  },
  quickness: { wandTurns: added({ least: 100, spread: 10 }) },
  steps: { leavePasses: leaveWithWholeMove, debt: keepShallowDebt },
};
