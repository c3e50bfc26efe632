// The scroll of genocide. NetHack 3.6.7 src/read.c (seffects, SCR_GENOCIDE). There a confused reader of a cursed
// scroll meets doubles of himself; here such a scroll does what any cursed one does.

import { endGame } from '../../body/ending.ts';
import { ask } from '../../state/pending.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';

/** Asks which kind is meant. A confused reader names himself. */
const read: Use = (state, { beatitude, confused }) => {
  if (confused && beatitude !== 'cursed') {
    state.logFelt('wiped-out', state.hero.id);
    endGame(state, { kind: 'died', killer: 'a scroll of genocide' }, true);
    return true;
  }
  const whom = beatitude === 'cursed' ? 'sent' : beatitude === 'blessed' ? 'class' : 'kind';
  const { tries } = state.ruleset.slots.world.scrolls.genocide;
  ask(state, { about: 'genocide', facts: { whom, tries }, paid: false });
  return true;
};

/** Wipes out a kind of creatures, or all kinds with one letter. */
export const genocide: PowerDeed = {
  word: 'genocide',
  read,
};
