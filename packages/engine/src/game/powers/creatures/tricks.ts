// The bag of tricks. NetHack 3.6.7 src/makemon.c (bagotricks).

import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { bringMonster } from '../../movement/bring-monster.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import { isContainer, open } from '../handling/container.ts';
import { spendCharge } from '../spend-charge.ts';

/** Produces a monster. */
const apply: Applied = (state, bag) => {
  if (isContainer(state, bag)) {
    open(state, bag);
    return false;
  }
  if (isFoundEmpty(state, bag)) {
    state.logFelt('nothing-happens', state.hero.id, bag.id);
    return false;
  }
  spendCharge(state, bag);
  return bringMonster(state, state.luck('tools'));
};

/** The tool. */
export const tricks: PowerDeed = { word: 'tricks', applied: apply };
