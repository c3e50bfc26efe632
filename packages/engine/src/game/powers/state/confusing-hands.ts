// The scroll of monster confusion, which gives a confusing touch. Angband 3.0.5 src/cmd6.c
// (SV_SCROLL_MONSTER_CONFUSION): it stays until the first blow that hits without killing. What a cursed one does, and
// any does for the confused: NetHack 3.6.7 src/read.c (seffects, SCR_CONFUSE_MONSTER).

import { prolong } from '../../body/afflict.ts';
import { relieveAndTell } from '../../body/relieve.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';

/** A number of turns longer than any game. */
const UNTIL_USED = 1_000_000;

/**
 * Gives the reader a confusing touch. A cursed scroll confuses him instead, and so does any other that he reads
 * confused, but a blessed one, which clears his head. Label: `confusion`.
 */
const read: Use = (state, scroll) => {
  const { hero, ruleset } = state;
  const sign = signOf(scroll);
  if (scroll.confused && sign > 0) {
    relieveAndTell(state, 'confused');
    return false;
  }
  if (scroll.confused || sign < 0) {
    const { confusesReader } = ruleset.slots.world.powers;
    prolong(state, hero, 'confused', state.luck('scrolls').roll(1, confusesReader, 'confusion'));
    return false;
  }
  prolong(state, hero, 'confusing-hands', UNTIL_USED);
  return true;
};

/** The scroll. */
export const confusingHands: PowerDeed = {
  word: 'confusing-hands',
  read,
};
