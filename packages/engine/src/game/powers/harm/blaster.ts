// A weapon out of the future, which is aimed and releases its spell for a charge of its cell. dNetHack src/apply.c
// (use_blaster).

import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import { spendCharge } from '../spend-charge.ts';

/** Fires; without a charge it does nothing. */
const apply: Applied = (state, blaster, direction) => {
  const spell = blaster.inventory[0];
  if (spell === undefined || isFoundEmpty(state, blaster)) {
    state.logFelt('nothing-happens', state.hero.id, blaster.id);
    return false;
  }
  spendCharge(state, blaster);
  return releaseCarried(state, carriedOrder(blaster, spell, state.hero.id, direction));
};

/** The tool. */
export const blaster: PowerDeed = { word: 'blaster', applied: apply };
