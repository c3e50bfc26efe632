// The spell of charging. FIQHack libnethack/src/spell.c, libnethack/src/read.c (recharge): it acts as an
// uncursed scroll, at any skill. The target is chosen afterwards, as for a scroll.

import { ask } from '../../state/pending.ts';
import { CONTINUATIONS } from '../continuations/index.ts';
import { charging as scrollOfCharging } from '../things/charging.ts';
import type { Charm } from './charm.ts';

/** Asks for the target; a confused caster charges himself. */
export const charging: Charm = state => {
  if (state.sheet.conditions.has('confused')) {
    scrollOfCharging(state, { beatitude: 'uncursed', confused: true, favourKnown: true });
    return true;
  }
  // The cast already cost the move; choosing the target is free.
  ask(state, { about: 'charging', facts: { source: 'uncursed', known: true }, paid: true });
  CONTINUATIONS.charging.told(state, 0);
  return true;
};
