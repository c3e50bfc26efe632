// The scroll of charging. NetHack 3.6.7 src/read.c (seffects, SCR_CHARGING). It is used up before anybody
// says what it is for: a hero who knew what it was is asked before he reads it (actions/reading/read.ts), one
// who didn't learns it now and is asked.

import { confusedCharging } from '../../../charging/index.ts';
import { giveBack } from '../../body/pay.ts';
import { ask } from '../../state/pending.ts';
import type { Effect } from '../effects/effect.ts';

/** Asks for the target; a confused reader charges himself and doesn't recognise it. */
export const charging: Effect = (state, scroll) => {
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
