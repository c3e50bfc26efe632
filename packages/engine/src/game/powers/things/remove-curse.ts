// The scroll of remove curse. NetHack 3.6.7 src/read.c (seffects, SCR_REMOVE_CURSE), src/mkobj.c
// (blessorcurse).

import { beatitudeOf, type GameObject, setBeatitude, slotOf } from '../../../objects/index.ts';
import { unchain } from '../../body/bonds/chain.ts';
import { doubtPart } from '../../items/learn-kind.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';

/**
 * Lifts curses from equipped items, a blessed one from the whole pack, and opens a chain; a cursed one has no effect.
 */
const read: Use = (state, scroll) => {
  const { sheet, hero } = state;
  const sign = signOf(scroll);
  state.logFelt(scroll.confused ? 'needs-help' : 'is-helped', hero.id);
  if (sign < 0) {
    return false;
  }
  for (const item of sheet.inventory) {
    if (sign > 0 || slotOf(sheet.equipment, item.id) !== undefined) {
      if (scroll.confused) {
        meddle(state, item);
      } else if (beatitudeOf(item) === 'cursed') {
        setBeatitude(item, 'uncursed');
      }
    }
  }
  if (!scroll.confused) {
    unchain(state);
  }
  return false;
};

function meddle(state: GameState, item: GameObject): void {
  const chance = state.luck('scrolls');
  const { curseChangesOneIn } = state.ruleset.slots.world.powers;
  if (beatitudeOf(item) === 'uncursed' && chance.test(1, curseChangesOneIn, 'changes')) {
    setBeatitude(item, chance.test(1, 2, 'curses') ? 'cursed' : 'blessed');
  }
  doubtPart(state, item, 'beatitude');
}

/** The scroll, and the spell that does the same. */
export const removeCurse: PowerDeed = {
  word: 'remove-curse',
  read,
  cast: castAs(read),
};
