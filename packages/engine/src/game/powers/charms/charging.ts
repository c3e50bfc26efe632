// The spell of charging. FIQHack libnethack/src/spell.c, libnethack/src/read.c (recharge): it acts as an
// uncursed scroll, whatever the skill of the caster. What it charges is said next, as with a scroll.

import { charging as scrollOfCharging } from '../effects/charging.ts';
import type { Charm } from './charm.ts';

/** Waits to be told what it charges; a confused caster charges himself. */
export const charging: Charm = state => {
  const { sheet, hero } = state;
  const confused = sheet.conditions.has('confused');
  scrollOfCharging(state, { beatitude: 'uncursed', confused, favourKnown: true });
  const begun = sheet.powers.charging;
  if (!confused && begun !== undefined) {
    // The cast was the move: saying what for is none.
    sheet.powers.charging = { ...begun, paid: true };
    state.logFelt('charging-asked', hero.id, 0);
  }
  return true;
};
