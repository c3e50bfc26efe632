// The scroll of remove curse. NetHack 3.6.7 src/read.c (seffects, SCR_REMOVE_CURSE), src/mkobj.c
// (blessorcurse).

import { beatitudeOf, type GameObject, setBeatitude, slotOf } from '../../../objects/index.ts';
import { doubtPart } from '../../items/learn-kind.ts';
import type { GameState } from '../../state/state.ts';
import { type Effect, signOf } from '../effects/effect.ts';

/** A confused reader blesses or curses an uncursed item with probability 1 in this number. */
const CHANGES_ONE_IN = 2;

/** Lifts curses from equipped items, a blessed one from the whole pack; a cursed one has no effect. */
export const removeCurse: Effect = (state, scroll) => {
  const { sheet, hero } = state;
  const sign = signOf(scroll);
  state.logFelt(scroll.confused ? 'needs-help' : 'is-helped', hero.id);
  if (sign < 0) {
    return false;
  }
  for (const thing of sheet.inventory) {
    if (sign > 0 || slotOf(sheet.equipment, thing.id) !== undefined) {
      if (scroll.confused) {
        meddle(state, thing);
      } else if (beatitudeOf(thing) === 'cursed') {
        setBeatitude(thing, 'uncursed');
      }
    }
  }
  return false;
};

function meddle(state: GameState, thing: GameObject): void {
  const chance = state.luck('scrolls');
  if (beatitudeOf(thing) === 'uncursed' && chance.test(1, CHANGES_ONE_IN, 'changes')) {
    setBeatitude(thing, chance.test(1, 2, 'curses') ? 'cursed' : 'blessed');
  }
  doubtPart(state, thing, 'beatitude');
}
