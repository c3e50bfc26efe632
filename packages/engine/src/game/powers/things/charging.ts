// Charging. NetHack 3.6.7 src/read.c (seffects, SCR_CHARGING); FIQHack libnethack/src/spell.c,
// libnethack/src/read.c (recharge). The scroll is used up before its target is chosen. A reader who recognises
// it is asked before he reads it (actions/reading/read.ts); one who doesn't recognises it now and is asked.

import { confusedCharging } from '../../../charging/index.ts';
import { giveBack } from '../../body/pay.ts';
import { ask } from '../../state/pending.ts';
import type { Cast, PowerDeed, Use } from '../../state/power-deed.ts';
import { tellAsked } from '../continuations/index.ts';

/** Asks for the target; a confused reader charges himself and doesn't recognise it. */
const read: Use = (state, scroll) => {
  const { sheet, hero, ruleset } = state;
  if (!scroll.confused) {
    const facts = { scroll: 0, source: scroll.beatitude, known: scroll.favourKnown };
    ask(state, { about: 'charging', facts, paid: false });
    return true;
  }
  const power = { energy: sheet.energy, mostEnergy: sheet.maxEnergy };
  const after = confusedCharging(state.luck('charging'), ruleset.slots.charging, {
    ...power,
    source: scroll.beatitude,
  });
  giveBack(sheet, 'energy', after.energy - power.energy);
  sheet.maxEnergy = after.mostEnergy;
  state.logFelt('vigour-changed', hero.id, after.energy - power.energy);
  return false;
};

/**
 * Acts as an uncursed scroll, whatever the skill of the caster, and waits to be told what it charges. A
 * confused caster charges himself.
 */
const cast: Cast = state => {
  if (state.sheet.conditions.has('confused')) {
    read(state, { beatitude: 'uncursed', confused: true, favourKnown: true });
    return true;
  }
  // The cast was the move: saying what for is none.
  const facts = { scroll: 0, source: 'uncursed', known: true } as const;
  const pending = { about: 'charging', facts, paid: true } as const;
  ask(state, pending);
  tellAsked(state, pending, 0);
  return true;
};

/** Charges what the hero names. */
export const charging: PowerDeed = {
  word: 'charging',
  read,
  cast,
  asks: 'charging',
};
