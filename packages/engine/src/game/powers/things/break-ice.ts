// Ice that encloses things is broken open.

import { openInPack } from '../../items/pack.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';

/** Breaks a block of ice: what is in it falls at the hero's feet. */
const applied: Applied = (state, ice) => {
  openInPack(state, ice);
  state.logFelt('ice-broken', state.hero.id, ice.id);
  lookAtFloor(state);
  return true;
};

/** Blocks of ice. */
export const breakIce: PowerDeed = {
  word: 'break-ice',
  applied,
};
