// The spell of charging. FIQHack libnethack/src/spell.c, libnethack/src/read.c (recharge): it acts as an
// uncursed scroll, at any skill. The target is chosen afterwards, as for a scroll.

import { ask } from '../../state/pending.ts';
import { tellAsked } from '../continuations/index.ts';
import { charging as scrollOfCharging } from '../things/charging.ts';
import type { Charm } from './charm.ts';

/** Asks for the target; a confused caster charges himself. */
export const charging: Charm = state => {
  if (state.sheet.conditions.has('confused')) {
    scrollOfCharging(state, { beatitude: 'uncursed', confused: true, favourKnown: true });
    return true;
  }
  // The cast was the move: saying what for is none.
  const facts = { scroll: 0, source: 'uncursed', known: true } as const;
  const pending = { about: 'charging', facts, paid: true } as const;
  ask(state, pending);
  tellAsked(state, pending, 0);
  return true;
};
